import {
  type Advert,
  advertPath,
  channelNoun,
  type Doubted,
  formatMileage,
  testedAs,
  testName,
} from '@forecourt/domain';
import type { EarlierAdvert } from '@forecourt/pricing';

/** What a visitor should double-check, as a sentence or two, and where to. */
export interface DoubtView {
  text: string;
  link?: { text: string; href: string };
}

interface Doubts {
  doubted: readonly Doubted[];
  isTooLow: boolean;
  conflicts: readonly EarlierAdvert[];
}

const sentences: Readonly<Record<Doubted, (advert: Advert, isTooLow: boolean) => string>> = {
  price: ({ channel }, isTooLow) =>
    isTooLow
      ? `Similar adverts ask far more. See the ${channelNoun(channel)} and its papers before you pay anything, even a deposit.`
      : `This price looks unusual for this ${channelNoun(channel)}. Ask the seller before you travel.`,
  mileage: (advert) => `The mileage looks unusual. Check it against ${recordsOf(advert)}.`,
  year: () => 'The year looks unusual for this model. Check it against the registration certificate.',
  registration: () =>
    'The number plate is older than the stated year. Check both against the registration certificate.',
};

/** A plate that many adverts share is most likely a typing error: a few are enough to warn of it. */
const mostConflicts = 3;

export function buildDoubts(advert: Advert, { doubted, isTooLow, conflicts }: Doubts): DoubtView[] {
  return [
    ...doubted.map((key) => ({ text: sentences[key](advert, isTooLow) })),
    ...conflicts.slice(0, mostConflicts).map((other) => buildConflict(advert, other)),
  ];
}

function buildConflict(advert: Advert, other: EarlierAdvert): DoubtView {
  const here = formatMileage(advert.vehicle);
  const there = formatMileage(other.vehicle);
  return {
    text: `Another advert has the same number plate with ${there}. This one says ${here}. Check ${recordsOf(advert)} before you pay.`,
    link: { text: 'See the other advert', href: advertPath(other) },
  };
}

function recordsOf(advert: Advert): string {
  const test = testName(testedAs(advert));
  return test ? `the service history and the ${test}` : 'the service history';
}
