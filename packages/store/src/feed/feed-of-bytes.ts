import { decode, type OpenFeed } from './decode.ts';
import { FeedError } from './feed-error.ts';

/** Small enough that whoever reads them gives way to others in between. */
const pieceBytes = 64 * 1024;

/**
 * A feed that is held in memory. What it unpacks to is bounded: a few kilobytes of gzip can hold gigabytes.
 */
export function feedOfBytes(
  bytes: Buffer,
  name: string,
  maxUnpackedBytes: number,
): Pick<OpenFeed, 'name' | 'bytes'> {
  if (bytes.length === 0) throw new FeedError('empty', `${name} is empty.`);
  const text = decode(inPieces(bytes), { start: bytes.subarray(0, 2), name });
  return { name, bytes: bounded(text, name, maxUnpackedBytes) };
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}

async function* bounded(chunks: AsyncIterable<Buffer>, name: string, max: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > max)
      throw new FeedError('too-large', `${name} unpacks to more than ${Math.floor(max / 1024 / 1024)} MB.`);
    yield chunk;
  }
}
