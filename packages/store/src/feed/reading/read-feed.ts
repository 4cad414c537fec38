import { setImmediate } from 'node:timers/promises';
import type { FeedMap } from '../columns/feed-map.ts';
import { decideFormat, type FeedFormat } from './decide-format.ts';
import type { OpenFeed } from './decode.ts';
import type { FeedRecord } from './feed-record.ts';
import { inChunks } from './in-chunks.ts';
import { readCsv } from './read-csv.ts';
import { readLines } from './read-lines.ts';
import { readNdjson } from './read-ndjson.ts';

/** Enough to recognise the format of a feed. */
const startBytes = 64 * 1024;

export interface ReadFeedOptions {
  onFormat?: (format: FeedFormat) => void;
  /** Maps the feed's columns to ours. */
  map?: FeedMap;
  /**
   * Continue although required columns are missing and every row is rejected: the caller wants to see what is
   * there.
   */
  allowsAnyHeader?: boolean;
}

/** The rows of a feed, many at a time. */
export async function* readFeed(
  feed: Pick<OpenFeed, 'name' | 'bytes'>,
  { onFormat, ...header }: ReadFeedOptions = {},
): AsyncGenerator<FeedRecord[]> {
  const chunks = feed.bytes[Symbol.asyncIterator]();
  try {
    const start = await readStart(chunks);
    const format = decideFormat(start.toString('utf8', 0, startBytes), feed.name);
    onFormat?.(format);
    const lines = readLines(resume(start, chunks));
    yield* format === 'ndjson' ? readNdjson(lines) : readCsv(lines, feed.name, header);
  } finally {
    await chunks.return?.();
  }
}

async function readStart(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const start: Buffer[] = [];
  let length = 0;
  while (length < startBytes) {
    const next = await chunks.next();
    if (next.done) break;
    start.push(next.value);
    length += next.value.length;
  }
  return Buffer.concat(start);
}

async function* resume(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* inChunks(start);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The same rows in batches of one size, so that a transaction is neither one disk block nor a whole feed. */
export async function* inBatches(
  records: AsyncIterable<FeedRecord[]>,
  size: number,
): AsyncGenerator<FeedRecord[]> {
  let batch: FeedRecord[] = [];
  for await (const some of records) {
    for (const record of some) {
      batch.push(record);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    // Buffered data comes without a pause: other work in this thread would wait for a whole batch.
    await setImmediate();
  }
  if (batch.length > 0) yield batch;
}
