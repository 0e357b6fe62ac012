import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Stream } from "../../src/freestone/web/static/stream.js";

/** @import { Frame, Picture } from "../../src/freestone/web/static/types.js" */

/** A connection as a browser would open it; the test says what comes through it. */
class Connection extends EventTarget {
  static CLOSED = 2;
  /** @type {Connection[]} */
  static all = [];

  /** @param {string} address */
  constructor(address) {
    super();
    this.address = address;
    this.readyState = 1;
    Connection.all.push(this);
  }

  close() {
    this.readyState = Connection.CLOSED;
  }

  /**
   * @param {string} kind
   * @param {string} id
   */
  send(kind, id) {
    this.dispatchEvent(Object.assign(new Event(kind), { data: JSON.stringify({ id }) }));
  }
}

/** A window with one page, which may be in front or behind. */
class Page extends EventTarget {
  hidden = false;

  /** @param {boolean} isHidden */
  turn(isHidden) {
    this.hidden = isHidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

/** Timers that go on when the test says so. */
class Clock {
  now = 0;
  /** @type {{ at: number, every: number, run: () => void }[]} */
  timers = [];

  /**
   * @param {() => void} run
   * @param {number} delay
   */
  start(run, delay, every = 0) {
    const timer = { at: this.now + delay, every, run };
    this.timers.push(timer);
    return timer;
  }

  /** @param {object | undefined} timer */
  stop(timer) {
    this.timers = this.timers.filter((one) => one !== timer);
  }

  /** @param {number} time */
  tick(time) {
    const end = this.now + time;
    for (let next = this.next(end); next; next = this.next(end)) {
      this.now = next.at;
      if (next.every) next.at += next.every;
      else this.stop(next);
      next.run();
    }
    this.now = end;
  }

  /** @param {number} end */
  next(end) {
    return this.timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}

let clock = new Clock();
let page = new Page();
let browser = new EventTarget();
let reloads = 0;
/** How a stream is answered that is asked for again; nobody answers 0. */
let status = 200;
/** The places for pages behind that are free in this browser. */
let freePlaces = 3;
const locks = {
  /**
   * @param {string} name
   * @param {object} options
   * @param {(lock: object | null) => Promise<void> | null} use
   */
  async request(name, options, use) {
    if (!freePlaces) return use(null);
    freePlaces--;
    await use({ name, options });
    freePlaces++;
    return null;
  },
};

Object.defineProperty(globalThis, "document", { get: () => page });
Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
Object.assign(globalThis, {
  EventSource: Connection,
  fetch: () => (status ? Promise.resolve({ status }) : Promise.reject(new TypeError("away"))),
  location: { reload: () => reloads++ },
  addEventListener: (/** @type {string} */ kind, /** @type {EventListener} */ hear) => browser.addEventListener(kind, hear),
  setTimeout: (/** @type {() => void} */ run, /** @type {number} */ delay) => clock.start(run, delay),
  setInterval: (/** @type {() => void} */ run, /** @type {number} */ delay) => clock.start(run, delay, delay),
  clearInterval: (/** @type {object | undefined} */ timer) => clock.stop(timer),
});

/** @type {string[]} */
let heard = [];
const listener = {
  frame: (/** @type {Frame} */ { id }) => void heard.push(`frame ${id}`),
  picture: (/** @type {Picture} */ { id }) => void heard.push(`picture ${id}`),
  lost: (/** @type {boolean} */ isLost) => {
    if (isLost) heard.push("lost");
  },
};

/** Let what was promised happen. */
const settle = () => new Promise((done) => void setImmediate(done));

/** The connections that are open, by the frame after which each goes on. */
const open = () => Connection.all.filter((one) => one.readyState !== Connection.CLOSED).map((one) => one.address.split("since=")[1]);

/** @returns {Connection} */
const newest = () => Connection.all.at(-1) ?? assert.fail("no connection");

beforeEach(() => {
  Connection.all = [];
  heard = [];
  freePlaces = 3;
  reloads = 0;
  clock = new Clock();
  page = new Page();
  browser = new EventTarget();
  new Stream("/frames?token=t", "3.0", listener);
});

test("the stream goes on from the frame that is known", () => {
  assert.equal(newest().address, "/frames?token=t&since=3.0");
  newest().send("frame", "4.0");
  newest().send("picture", "9.0");
  assert.deepEqual(heard, ["frame 4.0", "picture 9.0"]);
});

test("a page behind without a place closes the stream, and goes on from the last frame when it comes to the front", async () => {
  freePlaces = 0;
  newest().send("frame", "4.0");
  newest().send("frame", "5.0");
  page.turn(true);
  await settle();
  assert.deepEqual(open(), []);
  page.turn(false);
  await settle();
  assert.deepEqual(open(), ["5.0"]);
});

test("a page behind with a place keeps its stream, and gives the place back in front", async () => {
  page.turn(true);
  await settle();
  assert.equal(freePlaces, 2);
  assert.deepEqual(open(), ["3.0"]);
  page.turn(false);
  await settle();
  assert.equal(freePlaces, 3);
  assert.equal(Connection.all.length, 1);
});

test("a page behind without a place looks in from time to time, each time from the last frame", async () => {
  freePlaces = 0;
  page.turn(true);
  await settle();
  clock.tick(4000);
  assert.deepEqual(open(), ["3.0"]);
  newest().send("frame", "4.0");
  clock.tick(1000);
  assert.deepEqual(open(), []);
  clock.tick(3000);
  assert.deepEqual(open(), ["4.0"]);
});

test("a page that the browser kept goes on from the last frame", () => {
  newest().send("frame", "4.0");
  browser.dispatchEvent(new Event("pagehide"));
  assert.deepEqual(open(), []);
  browser.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  assert.deepEqual(open(), ["4.0"]);
});

test("a lost connection is reported, and opened again after the last frame", () => {
  newest().send("frame", "4.0");
  newest().dispatchEvent(new Event("error"));
  assert.deepEqual(heard, ["frame 4.0", "lost"]);
  assert.deepEqual(open(), []);
  clock.tick(1000);
  assert.deepEqual(open(), ["4.0"]);
});

/** Refuse the newest connection, and let the page ask why; the answer has this status. */
async function refuse(/** @type {number} */ answer) {
  status = answer;
  newest().close();
  newest().dispatchEvent(new Event("error"));
  clock.tick(1000);
  await settle();
}

test("a page is loaded anew if the server refuses it, and not while a proxy answers for a server that is away", async () => {
  for (const answer of [502, 0, 503, 200]) {
    await refuse(answer);
    assert.deepEqual(open(), ["3.0"]);
    assert.equal(reloads, 0);
  }
  await refuse(403);
  assert.equal(reloads, 1);
});
