import { decode, type OpenFeed } from './decode.ts';
import { FeedError } from './feed-error.ts';
import { inChunks } from './in-chunks.ts';

/** A feed held in memory. Its unpacked size is bounded: a few kilobytes of gzip can hold gigabytes. */
export function feedOfBytes(
  bytes: Buffer,
  name: string,
  maxUnpackedBytes: number,
): Pick<OpenFeed, 'name' | 'bytes'> {
  if (bytes.length === 0) throw new FeedError('empty', `${name} is empty.`);
  const text = decode(piecesOf(bytes), { start: bytes.subarray(0, 2), name });
  return { name, bytes: bounded(text, name, maxUnpackedBytes) };
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield* inChunks(bytes);
}

async function* bounded(chunks: AsyncIterable<Buffer>, name: string, max: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > max)
      throw new FeedError('too-large', `${name} unpacks to more than ${Math.floor(max / 1024 / 1024)} MB.`);
    // Unpacked data comes in larger chunks.
    yield* inChunks(chunk);
  }
}
