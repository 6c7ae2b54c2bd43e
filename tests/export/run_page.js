// Runs the scripts of one of our pages with Node, on just as much of a document as they use: node run_page.js PAGE.html
// SCRIPT. SCRIPT is JavaScript that runs last; `fire(id, type, fields)` lets something happen to an element, `text(id)`
// answers what stands in it, `painted(id)` the colours of the rectangles painted on a canvas, `dashed(id)` the places of
// those outlined with dashes. What it calls `say` with is printed, a line each.
"use strict";
const fs = require("fs");

const page = fs.readFileSync(process.argv[2], "utf8");
const elements = new Map();
let focused = null;

class FakeElement {
  constructor(name) {
    Object.assign(this, { name, wide: 0, height: 0, children: [], listeners: {}, attributes: {}, hidden: false, textContent: "", value: "", clientWidth: 640 });
    this.style = { setProperty: (key, value) => (this.style[key] = value) };
    this.classList = { toggle: (kind, on) => (this.attributes[kind] = on), add: () => {} };
    this.painted = [];
    this.stroked = [];
  }
  set width(value) { this.painted = []; this.stroked = []; this.wide = value; }  // as a canvas does
  get width() { return this.wide; }
  get firstChild() { return this.children[0]; }
  append(...more) { this.children.push(...more); }
  replaceChildren(...all) { this.children = all; if (all.length === 0) this.textContent = ""; }
  setAttribute(key, value) { this.attributes[key] = String(value); if (key === "id") elements.set(value, this); }
  getAttribute(key) { return this.attributes[key]; }
  addEventListener(type, listener) { (this.listeners[type] ??= []).push(listener); }
  getBoundingClientRect() { return { left: 0, top: 0, width: 100, height: 100 }; }
  focus() { focused = this; }
  all_text() { return this.textContent + this.children.map((child) => child.all_text?.() ?? child).join("\n"); }
  getContext() {
    const canvas = this;
    let dashes = false;
    const own = {
      measureText: (text) => ({ width: 7 * [...text].length }),
      createImageData: (width, height) => ({ data: new Uint8ClampedArray(4 * width * height) }),
      clearRect: () => (canvas.painted = []),
      fillRect: (x, y, width, height) => canvas.painted.push([own.fillStyle, own.globalAlpha, x, y, width, height]),
      strokeRect: (...place) => canvas.stroked.push([own.strokeStyle, dashes, ...place]),
      setLineDash: (pattern) => (dashes = pattern.length > 0),
    };
    return (this.context ??= new Proxy(own, { get: (target, key) => (key in target ? target[key] : () => {}), set: (target, key, value) => ((target[key] = value), true) }));
  }
}

for (const [, name, id] of page.matchAll(/<(\w+)[^>]*?\bid="([\w-]+)"/g)) {
  const made = new FakeElement(name);
  made.hidden = new RegExp(`id="${id}"[^>]*\\bhidden\\b`).test(page);
  elements.set(id, made);
}
elements.get("data").textContent = page.match(/<script type="application\/json" id="data">([\s\S]*?)<\/script>/)[1];

const windows = {};
global.document = {
  body: new FakeElement("body"),
  getElementById: (id) => elements.get(id) ?? null,
  createElement: (name) => new FakeElement(name),
  createElementNS: (space, name) => new FakeElement(name),
  get activeElement() { return focused; },
};
global.matchMedia = () => ({ matches: false, addEventListener: () => {} });
global.getComputedStyle = () => ({ color: "#000000", fontFamily: "sans-serif" });
global.addEventListener = (type, listener) => (windows[type] ??= []).push(listener);
global.location = { hash: process.argv[4] ?? "" };
global.history = { replaceState: (state, title, place) => (global.location.hash = place) };
global.innerHeight = 900;
global.devicePixelRatio = 1;
global.requestAnimationFrame = (work) => work();
global.cancelAnimationFrame = () => {};

const event = (type, fields) => ({ type, preventDefault: () => {}, ...fields });
global.fire = (id, type, fields = {}) => {
  const target = typeof id === "string" ? elements.get(id) : id;
  for (const listener of target.listeners[type] ?? []) listener(event(type, { target, ...fields }));
};
global.fire_window = (type, fields = {}) => (windows[type] ?? []).forEach((listener) => listener(event(type, fields)));
global.text = (id) => elements.get(id).all_text();
global.found = (id) => elements.get(id);
global.painted = (id) => elements.get(id).painted;
global.dashed = (id) => elements.get(id).stroked.filter(([, dashes]) => dashes).map(([, , ...place]) => place.map(Math.round).join(" "));
global.say = (...words) => console.log(words.join(" "));

const scripts = [...page.matchAll(/<script>\s*([\s\S]*?)<\/script>/g)].map((match) => match[1]);
for (const script of scripts) (0, eval)(script);
(0, eval)(process.argv[3] ?? "");
