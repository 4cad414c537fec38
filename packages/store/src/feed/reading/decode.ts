import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedError } from './feed-error.ts';

export interface OpenFeed {
  name: string;
  /** The folder of the pictures it names. */
  folder: string;
  totalBytes: number;
  /** The text's bytes, unpacked. */
  bytes: AsyncIterable<Buffer>;
  /** Of the file on disk. */
  bytesRead(): number;
  /** The hash of the file, once it has been read to its end. */
  hash(): string;
  close(): Promise<void>;
}

/** Opens a feed, gzipped or not: the first bytes are more reliable than the name. */
export async function openFeed(path: string): Promise<OpenFeed> {
  const name = basename(path);
  const file = await open(path).catch((error: unknown) => {
    throw describeOpenError(error, path);
  });
  const stat = await file.stat();
  if (!stat.isFile() || stat.size === 0) {
    await file.close();
    if (!stat.isFile()) throw new FeedError('unreadable', `${path} is not a file.`);
    throw new FeedError('empty', `${name} is empty: nothing was imported and nothing was ended.`);
  }
  const digest = createHash('sha256');
  let bytesRead = 0;
  const { buffer: start } = await file.read(Buffer.alloc(2), 0, 2, 0);
  async function* readRaw(): AsyncGenerator<Buffer> {
    for await (const chunk of file.createReadStream({ highWaterMark: 64 * 1024, start: 0 })) {
      bytesRead += chunk.length;
      digest.update(chunk);
      yield chunk;
    }
  }
  return {
    name,
    totalBytes: stat.size,
    folder: dirname(path),
    bytes: decode(readRaw(), { start, name }),
    close: () => file.close(),
    bytesRead: () => bytesRead,
    hash: () => digest.digest('hex'),
  };
}

/**
 * The text of a feed that starts with `start`, unpacked if necessary and checked for UTF-8 as far as
 * possible.
 */
export function decode(
  raw: AsyncIterable<Buffer>,
  { start, name }: { start: Buffer; name: string },
): AsyncIterable<Buffer> {
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  return isGzip ? unpack(raw, name) : checkText(raw, name);
}

async function* unpack(raw: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  const unpacked = createGunzip({ chunkSize: 64 * 1024 });
  const source = Readable.from(raw).on('error', (error) => unpacked.destroy(error));
  try {
    yield* checkText(source.pipe(unpacked), name);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError('cut-short', `${name} is truncated, or its gzip data is damaged`, error);
  } finally {
    // A reader that stops early must not leave the file open.
    source.destroy();
  }
}

/** Checks the first bytes before anything is imported; a bad line further down is rejected by itself. */
async function* checkText(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of chunks) {
    let bytes = chunk;
    if (isFirst) {
      refuseOtherEncodings(bytes.subarray(0, 64 * 1024), name);
      // A byte order mark says UTF-8 and is not part of the text.
      if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3);
    }
    isFirst = false;
    yield bytes;
  }
}

function refuseOtherEncodings(start: Buffer, name: string): void {
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  if (isUtf16) throw new FeedError('encoding', `${name} is UTF-16 text: save it as UTF-8 first.`);
  if (start.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) {
    throw new FeedError('binary', `${name} is a ZIP or Excel file: export it as CSV in UTF-8 first.`);
  }
  if (start.includes(0)) {
    throw new FeedError(
      'binary',
      `${name} is not a text file: a feed is NDJSON or CSV in UTF-8, plain or gzipped.`,
    );
  }
  // The last line may end in the middle of a character.
  const lastBreak = start.lastIndexOf(0x0a);
  if (!isUtf8(start.subarray(0, lastBreak < 0 ? start.length - 3 : lastBreak))) {
    throw new FeedError(
      'encoding',
      `${name} is not UTF-8 text (it may be Windows-1252 or Latin-1): save it as UTF-8 first.`,
    );
  }
}

function describeOpenError(error: unknown, path: string): FeedError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new FeedError('missing', `There is no file ${path}.`, error);
  return new FeedError('unreadable', `${path} cannot be read (${code}).`, error);
}
