import type { OpenFeed } from './decode.ts';
import type { FeedRecord } from './feed-record.ts';
import { readCsv } from './read-csv.ts';
import { type Line, readLines } from './read-lines.ts';
import { readNdjson } from './read-ndjson.ts';

/** The rows of a feed, many at a time: NDJSON where the first letter is a brace or the name says so, CSV otherwise. */
export async function* readFeed(feed: OpenFeed): AsyncGenerator<FeedRecord[]> {
  const lines = readLines(feed.bytes);
  const first = await lines.next();
  if (first.done) return;
  const all = resume(first.value, lines);
  yield* looksLikeNdjson(first.value, feed.name) ? readNdjson(all) : readCsv(all, feed.name);
}

function looksLikeNdjson(lines: Line[], name: string): boolean {
  const start = lines.find((line) => 'problem' in line || line.text.trim() !== '');
  if (start && 'text' in start && start.text.trimStart().startsWith('{')) return true;
  return /\.(ndjson|jsonl)(\.gz)?$/i.test(name);
}

async function* resume(first: Line[], rest: AsyncIterable<Line[]>): AsyncGenerator<Line[]> {
  yield first;
  yield* rest;
}

/** The same rows in batches of one size, so that a transaction is neither a disk block's worth nor a whole feed's. */
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
  }
  if (batch.length > 0) yield batch;
}
