import { type Advert, type Channel, channels, yearOf } from '@forecourt/domain';
import { fitModel, PriceBook } from '@forecourt/pricing';
import { gradientBoosting } from './gradient-boosting.ts';
import { type Estimator, naiveMedians, nearestComparables } from './peers.ts';

/** The error of each estimator on one held-out advert, in logarithms. */
export interface Errors {
  estimators: readonly string[];
  adverts: readonly { advert: Advert; errors: readonly number[] }[];
}

export function bookOf(adverts: readonly Advert[], now: Date): PriceBook {
  const book = new PriceBook(() => now);
  for (const advert of adverts) book.set(advert);
  return book;
}

export function fitAll(book: PriceBook, now: Date): void {
  for (const channel of channels) book.setModel(channel, fitModel(book.table(channel).snapshot(yearOf(now))));
}

/** One advert in five is held out; every estimator learns from the others. */
export function measureErrors(adverts: readonly Advert[], now: Date): Errors {
  const isHeldOut = (index: number) => index % 5 === 4;
  const seen = adverts.filter((_, index) => !isHeldOut(index));
  const unseen = adverts.filter((advert, index) => isHeldOut(index) && advert.price !== null);
  const book = bookOf(seen, now);
  fitAll(book, now);
  const model: Estimator = { name: 'fitted model', estimate: (advert) => book.expected(advert) };
  const estimators = [model, nearestComparables(seen), naiveMedians(seen), gradientBoosting(seen)];
  return {
    estimators: estimators.map(({ name }) => name),
    adverts: unseen.map((advert) => ({ advert, errors: estimators.map((each) => errorOf(each, advert)) })),
  };
}

/** With the median noise of a made-up market, each figure also as a multiple of it. */
export function printErrors({ estimators, adverts }: Errors, noise: number | null): void {
  const of = (median: number) =>
    noise === null || Number.isNaN(median)
      ? percent(median)
      : `${percent(median)} (${(median / noise).toFixed(2)}×)`;
  console.log(
    `Error on ${adverts.length.toLocaleString('en')} adverts that were kept aside (median${noise === null ? '' : '; in brackets over the noise'})\n`,
  );
  console.log('| | cars, used | commercials, used | bikes, used | brand new | mean, all | within a tenth |');
  console.log('|---|---|---|---|---|---|---|');
  estimators.forEach((name, index) => {
    const errorsOf = (isAsked: (advert: Advert) => boolean) =>
      adverts.filter(({ advert }) => isAsked(advert)).map(({ errors }) => errors[index] ?? 3);
    const used = (channel: Channel) =>
      errorsOf((advert) => advert.channel === channel && advert.vehicle.condition !== 'New');
    const cells = channels.map((channel) => of(medianOf(used(channel))));
    const fresh = medianOf(errorsOf(({ vehicle }) => vehicle.condition === 'New'));
    const all = errorsOf(() => true);
    const mean = all.reduce((sum, error) => sum + Math.min(error, 3), 0) / all.length;
    const within = all.filter((error) => error <= 0.1).length / all.length;
    console.log(
      `| ${name} | ${cells.join(' | ')} | ${percent(fresh)} | ${percent(mean)} | ${percent(within, 0)} |`,
    );
  });
}

const makesShown = 30;

export function printMakes({ estimators, adverts }: Errors): void {
  const byMake = Map.groupBy(
    adverts.filter(({ advert: { channel, vehicle } }) => channel === 'Car' && vehicle.condition !== 'New'),
    ({ advert }) => advert.vehicle.make,
  );
  const rows = [...byMake].sort(([, one], [, other]) => other.length - one.length);
  console.log(`\nUsed cars by make, the ${makesShown} with the most adverts\n`);
  console.log(`| make | adverts | ${estimators.join(' | ')} |`);
  console.log(`|---|---|${estimators.map(() => '---|').join('')}`);
  for (const [make, ofMake] of rows.slice(0, makesShown)) {
    const cells = estimators.map((_, index) =>
      percent(medianOf(ofMake.map(({ errors }) => errors[index] ?? 3))),
    );
    console.log(`| ${make} | ${ofMake.length} | ${cells.join(' | ')} |`);
  }
}

/** An estimator without an answer counts as the maximum error. */
function errorOf(estimator: Estimator, advert: Advert): number {
  const estimate = estimator.estimate(advert);
  return estimate === null ? 3 : Math.abs(Math.log(estimate / (advert.price ?? 1)));
}

function medianOf(numbers: number[]): number {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

export function percent(share: number, decimals = 1): string {
  return Number.isNaN(share) ? '–' : `${(share * 100).toFixed(decimals)}%`;
}
