export class StonesDiceError extends Error {
  constructor(message, code, details) {
    super(message);
    this.name = "StonesDiceError";
    this.code = code;
    Object.assign(this, details);
  }
}
