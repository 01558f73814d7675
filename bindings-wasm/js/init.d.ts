export * from "./index.js";

/** Loads the module: from beside this file, or from what is given. Call it once, before anything else. */
export function init(module?: string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module): Promise<void>;

/** Loads the module at once, from its bytes or as it was compiled. */
export function initSync(module: BufferSource | WebAssembly.Module): void;
