import { type Advert, type Channel, channels, yearOf } from '@forecourt/domain';
import { makeAdverts, makeDealers, priceModel } from '@forecourt/market';
import { fitModel, PriceBook } from '@forecourt/pricing';
import { type Estimator, naiveMedians, nearestComparables } from './pricing/peers.ts';

const now = new Date('2026-11-15T00:00:00Z');
/** Half of a bell curve lies within so many deviations. */
const medianOfDeviation = 0.6745;
const noise = medianOfDeviation * priceModel.noiseSd;

/** How well and how fast the market's prices are found, beside what somebody would do without a model. */
export async function benchPricing(size = 100_000): Promise<void> {
  const adverts = makeMarket(size);
  console.log(
    `${adverts.length.toLocaleString('en')} live adverts; the noise that they were made with has a median of ${percent(noise)}`,
  );
  benchSpeed(adverts);
  benchError(adverts);
}

function makeMarket(size: number): Advert[] {
  const options = { seed: 1, size, now };
  const dealers = makeDealers(options).map(({ draft }, index) => ({ id: index + 1, draft }));
  return [...makeAdverts(options, dealers)].filter(({ status }) => status === 'live');
}

function bookOf(adverts: readonly Advert[]): PriceBook {
  const book = new PriceBook(() => now);
  for (const advert of adverts) book.set(advert);
  return book;
}

function fitAll(book: PriceBook): void {
  for (const channel of channels) book.setModel(channel, fitModel(book.table(channel).snapshot(yearOf(now))));
}

function benchSpeed(adverts: readonly Advert[]): void {
  const loading = timed(() => bookOf(adverts));
  const book = loading.result;
  const copying = timed(() => channels.map((channel) => book.table(channel).snapshot(yearOf(now))));
  const first = timed(() => fitAll(book));
  const second = timed(() => fitAll(book));
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

function benchError(adverts: readonly Advert[]): void {
  const isHeldOut = (index: number) => index % 5 === 4;
  const seen = adverts.filter((_, index) => !isHeldOut(index));
  const unseen = adverts.filter((advert, index) => isHeldOut(index) && advert.price !== null);
  const book = bookOf(seen);
  fitAll(book);
  const model: Estimator = { name: 'fitted model', estimate: (advert) => book.expected(advert) };
  const estimators = [model, nearestComparables(seen), naiveMedians(seen)];
  console.log(
    `Error on ${unseen.length.toLocaleString('en')} adverts that were kept aside (median; in brackets over the noise)\n`,
  );
  console.log('| | cars, used | commercials, used | bikes, used | brand new | mean, all | within a tenth |');
  console.log('|---|---|---|---|---|---|---|');
  for (const estimator of estimators) {
    const errors = unseen.map((advert) => ({ advert, error: errorOf(estimator, advert) }));
    const used = (channel: Channel) =>
      errors.filter(({ advert }) => advert.channel === channel && advert.vehicle.condition !== 'New');
    const cells = channels.map((channel) => overNoise(medianOf(used(channel).map(({ error }) => error))));
    const fresh = errors.filter(({ advert }) => advert.vehicle.condition === 'New');
    const all = errors.map(({ error }) => error);
    const mean = all.reduce((sum, error) => sum + Math.min(error, 3), 0) / all.length;
    const within = all.filter((error) => error <= 0.1).length / all.length;
    console.log(
      `| ${estimator.name} | ${cells.join(' | ')} | ${percent(medianOf(fresh.map(({ error }) => error)))} | ${percent(mean)} | ${percent(within, 0)} |`,
    );
  }
  printMakes(unseen, estimators);
}

const makesShown = 30;

function printMakes(unseen: readonly Advert[], estimators: readonly Estimator[]): void {
  const byMake = Map.groupBy(
    unseen.filter(({ channel, vehicle }) => channel === 'Car' && vehicle.condition !== 'New'),
    ({ vehicle }) => vehicle.make,
  );
  const rows = [...byMake].sort(([, one], [, other]) => other.length - one.length);
  console.log(`\nUsed cars by make, the ${makesShown} with the most adverts\n`);
  console.log(`| make | adverts | ${estimators.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|---|${estimators.map(() => '---|').join('')}`);
  for (const [make, adverts] of rows.slice(0, makesShown)) {
    const cells = estimators.map((estimator) =>
      percent(medianOf(adverts.map((advert) => errorOf(estimator, advert)))),
    );
    console.log(`| ${make} | ${adverts.length} | ${cells.join(' | ')} |`);
  }
}

/** As a part of the logarithm; an estimator that has nothing to say is as far off as it can be. */
function errorOf(estimator: Estimator, advert: Advert): number {
  const estimate = estimator.estimate(advert);
  return estimate === null ? 3 : Math.abs(Math.log(estimate / (advert.price ?? 1)));
}

function medianOf(numbers: number[]): number {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function percent(share: number, decimals = 1): string {
  return `${(share * 100).toFixed(decimals)}%`;
}

function overNoise(error: number): string {
  return `${percent(error)} (${(error / noise).toFixed(2)}×)`;
}

interface Timed<Result> {
  result: Result;
  wall: number;
  /** Milliseconds of processor time, which others on the machine do not lengthen. */
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
