import { type FittedModel, fitModel, type MarketSnapshot, PriceBook } from '@forecourt/pricing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { fitInThread } from './fit-in-thread.ts';
import { createRefitter, type RefitParts } from './refit.ts';

const log = { info: vi.fn(), warn: vi.fn() };
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15'), toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

function refitting(changes: Partial<RefitParts> = {}) {
  const book = new PriceBook();
  book.set(exampleAdvert());
  const fit = vi.fn(async (snapshots: readonly MarketSnapshot[]) => snapshots.map(fitModel));
  const refitter = createRefitter({ book, log, fit, everyMs: 5 * minute, ...changes });
  return { book, fit, refitter };
}

it('fits at the start', async () => {
  const { book, refitter } = refitting();
  await refitter.start();
  expect(book.model('Car')?.adverts).toBe(1);
  await refitter.stop();
});

it('fits again when the market has changed, and not before the time is up', async () => {
  const { book, fit, refitter } = refitting();
  await refitter.start();
  book.set(exampleAdvert({ publicReference: 'another' }));
  vi.advanceTimersByTime(4 * minute);
  expect(fit).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(minute);
  await vi.waitFor(() => expect(book.model('Car')?.adverts).toBe(2), 20_000);
  await refitter.stop();
});

it('leaves a market alone that has not changed, but for once a day', async () => {
  const { fit, refitter } = refitting();
  await refitter.start();
  vi.advanceTimersByTime(23 * 60 * minute);
  await Promise.resolve();
  expect(fit).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * minute);
  await vi.waitFor(() => expect(fit).toHaveBeenCalledTimes(2), 20_000);
  await refitter.stop();
});

it('keeps the last models when a fit fails, and says so', async () => {
  const { book, refitter } = refitting({ fit: () => Promise.reject(new Error('no memory')) });
  const before = {} as FittedModel;
  book.setModel('Car', before);
  await refitter.start();
  expect(book.model('Car')).toBe(before);
  expect(log.warn).toHaveBeenCalledOnce();
  await refitter.stop();
});

it('fits in a thread as it would here', async () => {
  const { book } = refitting();
  const snapshot = () => book.table('Car').snapshot(2026.9);
  const [model] = await fitInThread([snapshot()], new AbortController().signal);
  expect(model).toEqual(fitModel(snapshot()));
});

it('ends the thread when the process ends, without a word', async () => {
  const { refitter } = refitting({ fit: fitInThread });
  const started = refitter.start();
  await refitter.stop();
  await started;
  expect(log.warn).not.toHaveBeenCalled();
});
