/** What is counted about an advert. None of it says who looked. */
export const advertFigureKinds = [
  'shown',
  'opened',
  'saved',
  'numberShown',
  'messages',
  'cardScanned',
] as const;

export type AdvertFigureKind = (typeof advertFigureKinds)[number];

export type AdvertFigures = Readonly<Record<AdvertFigureKind, number>>;

export const noFigures: AdvertFigures = {
  shown: 0,
  opened: 0,
  saved: 0,
  numberShown: 0,
  messages: 0,
  cardScanned: 0,
};

export function addFigures(one: AdvertFigures, other: AdvertFigures): AdvertFigures {
  return mapFigures((kind) => one[kind] + other[kind]);
}

/** The middle of each figure; of an even number of adverts the lower one, so that it is a figure that some advert has. */
export function medianFigures(all: readonly AdvertFigures[]): AdvertFigures {
  return mapFigures((kind) => {
    const sorted = all.map((each) => each[kind]).sort((one, other) => one - other);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  });
}

function mapFigures(figure: (kind: AdvertFigureKind) => number): AdvertFigures {
  return Object.fromEntries(advertFigureKinds.map((kind) => [kind, figure(kind)])) as AdvertFigures;
}

/** The first days of each age: a new advert is looked at more than one that everybody knows. */
const ages = [0, 3, 7, 14, 30] as const;

/** Adverts of one age can be compared: 0 to 2 days, 3 to 6, 7 to 13, 14 to 29, 30 and more. */
export function ageGroup(days: number): number {
  return ages.findLastIndex((first) => days >= first);
}

/** Fewer adverts have a median that one visitor decides. */
export const fewestToCompare = 5;
