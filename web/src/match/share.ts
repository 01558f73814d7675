/** Games in links: a record, compressed, in the letters of base64url. */

/** Browsers and messengers cut longer links. */
export const MAX_LINK = 16_000;
/** No game has a longer record. A link must not fill the memory. */
const MAX_RECORD = 500_000;

export const LINK_PREFIX = "#game=";

/** The hash of a link to this record; `null` if it would be too long. */
export async function toHash(record: string): Promise<string | null> {
  const bytes = await collect(pipe(new TextEncoder().encode(record), new CompressionStream("deflate-raw")), Infinity);
  const letters = btoa(bytes.reduce((binary, byte) => binary + String.fromCharCode(byte), ""));
  const hash = LINK_PREFIX + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return hash.length > MAX_LINK ? null : hash;
}

/** The record in a link. Throws an error if the link is damaged. */
export async function fromHash(hash: string): Promise<string> {
  if (!hash.startsWith(LINK_PREFIX) || hash.length > MAX_LINK) throw new Error("not a link to a game");
  const letters = hash.slice(LINK_PREFIX.length).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const record = await collect(pipe(bytes, new DecompressionStream("deflate-raw")), MAX_RECORD);
  return new TextDecoder("utf-8", { fatal: true }).decode(record);
}

function pipe(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(through);
}

async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new Error("too long for a game");
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}
