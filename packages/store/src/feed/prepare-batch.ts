import { setImmediate } from 'node:timers/promises';
import type { AdvertInput } from '../advert/advert-columns.ts';
import { dealerlessColumns } from '../advert/advert-input.ts';
import { encodeColumn, type ReadyColumns } from '../database/unnest-rows.ts';
import { gatherDealers } from './feed-dealers.ts';
import type { FeedImport, PreparedBatch, PreparedRow } from './feed-import.ts';
import type { FeedRecord } from './reading/feed-record.ts';

/**
 * An answer of the database waits until this thread is free: the database is idle until it gets the next
 * request.
 */
const rowsBetweenTurns = 10;

/** Does all the work on a batch that can be done while the database is busy with the previous one. */
export async function prepareBatch(run: FeedImport, records: readonly FeedRecord[]): Promise<PreparedBatch> {
  const rows: PreparedRow[] = [];
  for (let from = 0; from < records.length; from += rowsBetweenTurns) {
    rows.push(...run.prepare(records.slice(from, from + rowsBetweenTurns)));
    await setImmediate();
  }
  const dealers = gatherDealers(rows.map(({ advert }) => advert));
  return { rows, dealers, ready: run.wroteLastBatchWhole ? await encodeInTurns(rows) : null };
}

async function encodeInTurns(rows: readonly PreparedRow[]): Promise<ReadyColumns<AdvertInput>> {
  const inputs = rows.map(({ input }) => input);
  const ready = new Map<keyof AdvertInput, Buffer>();
  for (const column of dealerlessColumns) {
    await setImmediate();
    ready.set(column.key, encodeColumn(inputs, column));
  }
  return ready;
}
