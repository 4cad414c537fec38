import { type Advert, channels, yearOf } from '@forecourt/domain';
import { makeAdverts, makeDealers, priceModel } from '@forecourt/market';
import { bookOf, fitAll, measureErrors, percent, printErrors, printMakes } from './pricing/errors.ts';

const now = new Date('2026-11-15T00:00:00Z');
/** Half of a normal distribution lies within this many deviations. */
const medianOfDeviation = 0.6745;
const noise = medianOfDeviation * priceModel.noiseSd;

/** How well and how fast the market's prices are estimated, compared with methods without a model. */
export async function benchPricing(size = 100_000): Promise<void> {
  const adverts = makeMarket(size);
  console.log(
    `${adverts.length.toLocaleString('en')} live adverts; the noise that they were made with has a median of ${percent(noise)}`,
  );
  benchSpeed(adverts);
  const errors = measureErrors(adverts, now);
  printErrors(errors, noise);
  printMakes(errors);
}

function makeMarket(size: number): Advert[] {
  const options = { seed: 1, size, now };
  const dealers = makeDealers(options).map(({ draft }, index) => ({ id: index + 1, draft }));
  return [...makeAdverts(options, dealers)].filter(({ status }) => status === 'live');
}

function benchSpeed(adverts: readonly Advert[]): void {
  const loading = timed(() => bookOf(adverts, now));
  const book = loading.result;
  const copying = timed(() => channels.map((channel) => book.table(channel).snapshot(yearOf(now))));
  const first = timed(() => fitAll(book, now));
  const second = timed(() => fitAll(book, now));
  const cars = adverts.filter(({ channel, price }) => channel === 'Car' && price !== null).slice(0, 5000);
  const rating = timed(() => cars.map((advert) => book.rate(advert)));
  const valuing = timed(() =>
    cars.map(({ channel, vehicle: { make, model, year, mileage, fuel } }) =>
      book.value({ channel, make, model, year, mileage, fuel }),
    ),
  );
  const each = (ms: number) => `${((ms / cars.length) * 1000).toFixed(0)} µs`;
  console.log(`
| what | wall | processor | aim |
|---|---|---|---|
| take in the market | ${ms(loading.wall)} | ${ms(loading.processor)} | |
| copy it for the thread (blocks the process) | ${ms(copying.wall)} | ${ms(copying.processor)} | |
| fit it, hold-out and all, cold | ${ms(first.wall)} | ${ms(first.processor)} | 2 s |
| fit it again | ${ms(second.wall)} | ${ms(second.processor)} | 2 s |
| rate one advert | ${each(rating.wall)} | ${each(rating.processor)} | |
| value one vehicle, gaps filled | ${each(valuing.wall)} | ${each(valuing.processor)} | 1 ms |
`);
}

interface Timed<Result> {
  result: Result;
  wall: number;
  /** Milliseconds of processor time, which other processes do not affect. */
  processor: number;
}

function timed<Result>(work: () => Result): Timed<Result> {
  const before = process.cpuUsage();
  const start = performance.now();
  const result = work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { result, wall, processor: (user + system) / 1000 };
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}

if (import.meta.main) await benchPricing(Number(process.argv[2] ?? 100_000));
