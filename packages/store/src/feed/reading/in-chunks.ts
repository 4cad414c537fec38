/** Small enough that a reader yields in between, even if every byte is a line of its own. */
const pieceBytes = 8 * 1024;

export function* inChunks(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}
