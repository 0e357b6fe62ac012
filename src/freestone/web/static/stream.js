// The stream of frames. A browser allows few connections to a server: pages in the background share some of them.

const SHARED = 3;
const REST = 4000;
const LOOK = 1000;

/** Take one of a few places among all pages of this browser and keep it until a promise is done; whether there was one. */
async function take(until) {
  for (let place = 0; navigator.locks && place < SHARED; place++) {
    const isTaken = await new Promise((done) => {
      navigator.locks.request(`stream-${place}`, { ifAvailable: true }, (lock) => {
        done(lock !== null);
        return lock && until;
      });
    });
    if (isTaken) return true;
  }
  return false;
}

export class Stream {
  constructor(address, since, hear, lost) {
    this.address = address;
    this.id = since;
    this.hear = hear;
    this.lost = lost;
    this.source = null;
    this.rest = 0;
    this.turns = 0;
    this.front = () => {};
    document.addEventListener("visibilitychange", () => this.turn());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.open());
    this.open();
    if (document.hidden) this.turn();
  }

  /** In front the stream is open; behind only if there is a place, else it looks in from time to time. */
  async turn() {
    const turn = ++this.turns;
    clearInterval(this.rest);
    this.front();
    if (!document.hidden) {
      this.open();
      return;
    }
    const isBehind = new Promise((done) => void (this.front = done));
    if ((await take(isBehind)) || turn !== this.turns) return;
    this.close();
    this.rest = setInterval(() => this.look(), REST);
  }

  look() {
    this.open();
    setTimeout(() => document.hidden && this.close(), LOOK);
  }

  open() {
    if (this.source && this.source.readyState !== EventSource.CLOSED) return;
    this.source = new EventSource(`${this.address}&since=${this.id}`);
    for (const kind of ["frame", "picture"]) {
      this.source.addEventListener(kind, (event) => {
        const content = JSON.parse(event.data);
        this.id = content.id;
        this.lost(false);
        this.hear(kind, content);
      });
    }
    this.source.addEventListener("open", () => this.lost(false));
    this.source.addEventListener("error", ({ target }) => {
      this.lost(true);
      if (target.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 3000);
    });
  }

  close() {
    this.source?.close();
  }
}
