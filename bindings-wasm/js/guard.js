import { StonesDiceError } from "./wasm/stones_dice.js";

// An object that is freed, or of another class, must not reach the module.
function check(object, Class, name) {
  if (!(object instanceof Class)) throw new StonesDiceError(`expected a ${name}`, "argument", {});
  if (!object.__wbg_ptr) throw new StonesDiceError(`this ${name} is freed`, "argument", {});
}

function guarded(call, Class, name) {
  return function (...args) {
    if (Class) check(this, Class, name);
    for (const arg of args) {
      if (arg?.__wbg_ptr === 0) throw new StonesDiceError("an argument is freed", "argument", {});
    }
    try {
      return call.apply(this, args);
    } catch (error) {
      const expected = /^expected instance of (\w+)$/.exec(error?.message);
      throw expected ? new StonesDiceError(`expected a ${expected[1]}`, "argument", {}) : error;
    }
  };
}

function guardClass(Class, name) {
  const { prototype } = Class;
  const free = prototype.free;
  prototype.free = function () {
    if (!(this instanceof Class)) throw new StonesDiceError(`expected a ${name}`, "argument", {});
    if (this.__wbg_ptr) free.call(this);
  };
  if (Symbol.dispose) prototype[Symbol.dispose] = prototype.free;
  for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (["constructor", "free", "__destroy_into_raw"].includes(key)) continue;
    for (const part of ["value", "get"]) {
      if (property[part]) property[part] = guarded(property[part], Class, name);
    }
    Object.defineProperty(prototype, key, property);
  }
  for (const key of Object.getOwnPropertyNames(Class)) {
    if (typeof Class[key] === "function" && !key.startsWith("_")) Class[key] = guarded(Class[key]);
  }
  Object.defineProperty(Class, "name", { value: name.split(".")[1] });
}

/** Makes the classes and functions of a namespace reject what the module could not survive. */
export function guard(namespace, space) {
  for (const [name, member] of Object.entries(namespace)) {
    if (member.prototype?.free) guardClass(member, `${space}.${name}`);
    else namespace[name] = guarded(member);
  }
  Object.freeze(namespace);
}
