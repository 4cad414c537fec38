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

function refitting(changes: Partial<RefitParts> = {}, adverts = 20) {
  const book = new PriceBook();
  for (let index = 0; index < adverts; index += 1) book.set(exampleAdvert({ publicReference: `a${index}` }));
  const fit = vi.fn(async (snapshots: readonly MarketSnapshot[]) => snapshots.map(fitModel));
  const refitter = createRefitter({ book, log, fit, everyMs: 5 * minute, ...changes });
  return { book, fit, refitter };
}

it('fits at the start', async () => {
  const { book, refitter } = refitting();
  await refitter.start();
  expect(book.model('Car')?.adverts).toBe(20);
  await refitter.stop();
});

it('fits again when the market has changed, but not before the interval is over', async () => {
  const { book, fit, refitter } = refitting();
  await refitter.start();
  book.set(exampleAdvert({ publicReference: 'another' }));
  vi.advanceTimersByTime(4 * minute);
  expect(fit).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(minute);
  await vi.waitFor(() => expect(book.model('Car')?.adverts).toBe(21), 20_000);
  await refitter.stop();
});

it('fits again within seconds when a tenth of the market has arrived', async () => {
  const { book, refitter } = refitting();
  await refitter.start();
  for (let index = 0; index < 3; index += 1) book.set(exampleAdvert({ publicReference: `another${index}` }));
  vi.advanceTimersByTime(2000);
  await vi.waitFor(() => expect(book.model('Car')?.adverts).toBe(23), 20_000);
  await refitter.stop();
});

it('fits a market that arrived after the start', async () => {
  const { book, refitter } = refitting({}, 0);
  await refitter.start();
  book.set(exampleAdvert());
  vi.advanceTimersByTime(2000);
  await vi.waitFor(() => expect(book.model('Car')?.adverts).toBe(1), 20_000);
  await refitter.stop();
});

it('retries a failed fit after the usual interval, not every two seconds', async () => {
  const { refitter } = refitting({ fit: () => Promise.reject(new Error('no memory')) });
  await refitter.start();
  vi.advanceTimersByTime(4 * minute);
  expect(log.warn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(minute);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(2), 20_000);
  await refitter.stop();
});

it('leaves an unchanged market alone, except once a day', async () => {
  const { fit, refitter } = refitting();
  await refitter.start();
  vi.advanceTimersByTime(23 * 60 * minute);
  await Promise.resolve();
  expect(fit).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * minute);
  await vi.waitFor(() => expect(fit).toHaveBeenCalledTimes(2), 20_000);
  await refitter.stop();
});

it('keeps the last models when a fit fails, and logs it', async () => {
  const { book, refitter } = refitting({ fit: () => Promise.reject(new Error('no memory')) });
  const before = {} as FittedModel;
  book.setModel('Car', before);
  await refitter.start();
  expect(book.model('Car')).toBe(before);
  expect(log.warn).toHaveBeenCalledOnce();
  await refitter.stop();
});

it('fits the same in a thread as here', async () => {
  const { book } = refitting();
  const snapshot = () => book.table('Car').snapshot(2026.9);
  const [model] = await fitInThread([snapshot()], new AbortController().signal);
  expect(model).toEqual(fitModel(snapshot()));
});

it('ends the thread when the process ends, without logging', async () => {
  const { refitter } = refitting({ fit: fitInThread });
  const started = refitter.start();
  await refitter.stop();
  await started;
  expect(log.warn).not.toHaveBeenCalled();
});
