// Before the first paint: the look that was chosen on this device, or the system's.
(() => {
  const isDark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    let look = null;
    try {
      look = JSON.parse(localStorage.getItem("sushiya.look"));
    } catch {
      // No storage: the system's look it is.
    }
    if (look !== "light" && look !== "dark") look = isDark.matches ? "dark" : "light";
    document.documentElement.dataset.look = look;
    document.querySelector('meta[name="theme-color"]').content = look === "dark" ? "#131a28" : "#fbf6ec";
  };
  apply();
  isDark.addEventListener("change", apply);
  addEventListener("sushiya-look", apply);
})();
