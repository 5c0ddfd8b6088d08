// Stands in for a table's socket: what it says was stored, and when it speaks is the test's choice.
(() => {
  const stage = { sockets: [], sent: [], say: (message) => stage.sockets.forEach((one) => one.hear(message)) };
  window.stage = stage;
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    onopen = null;
    onmessage = null;
    onclose = null;
    constructor(address) {
      stage.sockets.push(this);
      const path = new URL(address).pathname.replace("/socket", "/greeting");
      this.greeting = fetch(path).then((answer) => answer.json());
      this.greeting.then(() => this.onopen?.());
    }
    hear(message) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    send(text) {
      const message = JSON.parse(text);
      stage.sent.push(message);
      if (message.type === "hello") this.greeting.then((all) => all.forEach((one) => this.hear(one)));
      else if (message.type === "ask") this.hear({ type: "asked", id: message.id, refusal: null });
      else if (message.id) this.hear({ type: "done", id: message.id });
    }
    close() {
      this.readyState = 3;
    }
  };
})();
