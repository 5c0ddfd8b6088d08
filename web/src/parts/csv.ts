// Tables as CSV, for spreadsheets.

/** Write rows of cells; lines end as the format wants it. */
export function writeRows(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n";
}

/** Quote what a spreadsheet would misread; a name that begins like a formula stays text. */
function quoted(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
