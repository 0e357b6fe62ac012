// The stream of frames. A browser allows few connections to a server: pages in the background share some of them.

/** @import { Frame, Picture } from "./types.js" */

/**
 * What is done with the events of a stream.
 * @typedef {object} Listener
 * @property {(picture: Picture) => void} picture  everything that is seen now, after too much was missed
 * @property {(frame: Frame) => void} frame
 * @property {(isLost: boolean) => void} lost  whether the connection is gone
 */

const SHARED = 3; // of the six connections that browsers allow to a server
const REST = 4000;
const LOOK = 1000;
const RETRY = 1000;

/**
 * Take one of a few places among all pages of this browser and keep it until a promise is done; whether there was one.
 * @param {Promise<void>} until
 */
async function take(until) {
  const places = "locks" in navigator ? SHARED : 0;
  for (let place = 0; place < places; place++) {
    const isTaken = await new Promise((/** @type {(isTaken: boolean) => void} */ done, fail) => {
      navigator.locks
        .request(`stream-${place}`, { ifAvailable: true }, (lock) => {
          done(lock !== null);
          return lock && until;
        })
        .catch(fail);
    });
    if (isTaken) return true;
  }
  return false;
}

export class Stream {
  /**
   * Follow a table from a frame on; what was missed comes first.
   * @param {string} address
   * @param {string} since  the id of the last frame that is known
   * @param {Listener} listener
   */
  constructor(address, since, listener) {
    this.address = address;
    this.id = since;
    this.listener = listener;
    /** @type {EventSource | null} */
    this.source = null;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.rest = undefined;
    this.behind = new AbortController();
    document.addEventListener("visibilitychange", () => void this.turn());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.open());
    this.open();
    if (document.hidden) void this.turn();
  }

  /** In front the stream is open; behind only if there is a place, else it looks in from time to time. */
  async turn() {
    clearInterval(this.rest);
    this.behind.abort();
    if (!document.hidden) {
      this.open();
      return;
    }
    const behind = new AbortController();
    this.behind = behind;
    const inFront = new Promise((/** @type {(value: void) => void} */ done) => {
      behind.signal.addEventListener("abort", () => done());
    });
    if ((await take(inFront)) || behind.signal.aborted) return;
    this.close();
    this.rest = setInterval(() => this.look(), REST);
  }

  look() {
    this.open();
    setTimeout(() => document.hidden && this.close(), LOOK);
  }

  /** Open the stream after the last frame that came. */
  open() {
    if (this.source && this.source.readyState !== EventSource.CLOSED) return;
    const source = new EventSource(`${this.address}&since=${this.id}`);
    this.source = source;
    source.addEventListener("frame", ({ data }) => this.listener.frame(/** @type {Frame} */ (this.heard(String(data)))));
    source.addEventListener("picture", ({ data }) => this.listener.picture(/** @type {Picture} */ (this.heard(String(data)))));
    source.addEventListener("open", () => this.listener.lost(false));
    source.addEventListener("error", () => {
      this.listener.lost(true);
      const isRefused = source.readyState === EventSource.CLOSED;
      // Browsers would come back by themselves only after three to five seconds, and never if they were refused.
      source.close();
      setTimeout(() => (isRefused ? void this.askWhy() : this.open()), RETRY);
    });
  }

  /** Ask who refused the stream: a proxy whose server is away, or the server, and then only a new page can tell why. */
  async askWhy() {
    const answer = await fetch(`${this.address}&since=${this.id}&wait=false`).catch(() => null);
    if (answer && answer.status >= 400 && answer.status < 500) location.reload();
    else this.open();
  }

  /** @param {string} data */
  heard(data) {
    /** @type {unknown} */
    const content = JSON.parse(data);
    const found = /** @type {Frame | Picture} */ (content);
    this.id = found.id;
    this.listener.lost(false);
    return found;
  }

  close() {
    this.source?.close();
  }
}
