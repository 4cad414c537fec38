import { type Channel, capitaliseFirst, formatEuro, groupDigits } from '@forecourt/domain';
import type { PriceAdvice, PricePace } from '@forecourt/services';

/** What adverts at each step of the price did. */
export interface PaceView {
  /** `Volkswagen Golfs from 2017 to 2021`. */
  about: string;
  rows: readonly PaceRow[];
}

export interface PaceRow {
  step: string;
  label: string;
  /** `€14,300 or less`. */
  prices: string;
  within30: string;
  within60: string;
  adverts: string;
  /** `About 7 in 10 adverts at a good price were gone within 30 days, 9 in 10 within 60.` */
  sentence: string;
}

interface Described {
  channel: Channel;
  make: string;
  model: string;
  body: string | null;
}

const channelWords = { Car: 'Cars', Commercial: 'Commercials', Bike: 'Bikes' };

export function describePace(pace: PricePace, advice: PriceAdvice, vehicle: Described): PaceView {
  const { basis, years, steps } = pace;
  const who =
    basis === 'model'
      ? `${vehicle.make} ${vehicle.model} adverts`
      : basis === 'body'
        ? `${channelWords[vehicle.channel]} with the body type ${vehicle.body}`
        : channelWords[vehicle.channel];
  return {
    about: `${who}, ${years.from} to ${years.to}`,
    rows: steps.map(({ step, label, adverts, within30, within60 }) => ({
      step,
      label,
      prices: describeRange(advice, step),
      within30: percent(within30),
      within60: percent(within60),
      adverts: groupDigits(adverts),
      sentence: `${capitaliseFirst(describeShare(within30))} similar adverts at a ${label.toLowerCase()} were gone within 30 days, ${describeShare(within60)} within 60.`,
    })),
  };
}

function describeRange({ steps }: PriceAdvice, step: string): string {
  const index = steps.findIndex((each) => each.step === step);
  const below = steps[index - 1]?.upTo ?? null;
  const upTo = steps[index]?.upTo ?? null;
  if (below === null) return upTo === null ? '' : `${formatEuro(upTo)} or less`;
  return upTo === null ? `over ${formatEuro(below)}` : `up to ${formatEuro(upTo)}`;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** People count in tenths; nearly all and nearly none are said so. */
function describeShare(share: number): string {
  const tenths = Math.round(share * 10);
  return tenths >= 10 ? 'nearly all' : tenths <= 0 ? 'hardly any' : `about ${tenths} in 10`;
}
