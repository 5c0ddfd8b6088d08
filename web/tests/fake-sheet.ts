// A server of one shared sheet, as docs/protocol.md describes it.
interface Part {
  name: string;
  version: number;
  revision: number;
  text: string;
}

/** `lose` says which way is cut. */
export class FakeServer {
  parts = new Map<string, Part>();
  revision = 0;
  isThere = true;
  asked = 0;
  lose: () => "" | "request" | "answer" = () => "";

  fetch = async (path: string, { method, body }: { method: string; body: string | null }): Promise<unknown> => {
    this.asked += 1;
    const lost = this.lose();
    if (lost === "request") throw new TypeError("no network");
    const [status, said] = this.#answer(method, path.replace("/api/", ""), body ? JSON.parse(body) : null);
    if (lost === "answer") throw new TypeError("no network");
    return { ok: status === 200, status, json: async () => said };
  };

  #answer(method: string, path: string, body: { expected: number; text: string }): [number, unknown] {
    if (method === "POST") this.isThere = true;
    if (!this.isThere) return [404, { refusal: { code: "sheet-unknown", rule: "", args: {} } }];
    if (method === "DELETE") {
      this.isThere = false;
      return [200, {}];
    }
    if (method !== "PUT") {
      const after = Number(path.split("after=")[1] ?? 0);
      const parts = [...this.parts.values()].filter(({ revision }) => revision > after);
      return [200, { revision: this.revision, "is-yours": true, parts: parts.map(({ name, version, text }) => ({ name, version, text })) }];
    }
    const name = path.split("/")[1] ?? "";
    if (body.text.length > 1000) return [413, { refusal: { code: "part-too-long", rule: "", args: { most: 1 } } }];
    const kept = this.parts.get(name);
    if (kept && kept.version === body.expected + 1 && kept.text === body.text) return [200, { version: kept.version }];
    if ((kept?.version ?? 0) !== body.expected) return [409, { refusal: { code: "part-changed", rule: "", args: {} } }];
    this.revision += 1;
    this.parts.set(name, { name, version: body.expected + 1, revision: this.revision, text: body.text });
    return [200, { version: body.expected + 1 }];
  }
}
