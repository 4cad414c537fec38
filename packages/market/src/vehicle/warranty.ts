import type { Channel } from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';

/** The maker's warranty, in months and in km. */
type Cover = readonly [months: number, km: number];

const usualCover: Cover = [36, 100_000];
const bikeCover: Cover = [24, 100_000];

/** Makers that offer more than the usual three years. */
const makersCover: Readonly<Record<string, Cover>> = {
  Kia: [84, 150_000],
  MG: [84, 150_000],
  KGM: [84, 150_000],
  Hyundai: [60, 150_000],
  BYD: [72, 150_000],
  Mitsubishi: [60, 100_000],
  Tesla: [48, 80_000],
  Isuzu: [60, 125_000],
  GWM: [60, 100_000],
  Leapmotor: [48, 100_000],
  XPeng: [60, 100_000],
};

function coverOf(channel: Channel, make: string): Cover {
  return channel === 'Bike' ? bikeCover : (makersCover[make] ?? usualCover);
}

export function newWarranty(channel: Channel, make: string): number {
  return coverOf(channel, make)[0];
}

interface Worn {
  channel: Channel;
  make: string;
  age: number;
  mileage: number;
}

/** What is left of the maker's warranty, or what a dealer gives instead; null means none. */
export function chooseWarranty(
  random: RandomStream,
  { channel, make, age, mileage }: Worn,
  isTrade: boolean,
): number | null {
  const [months, km] = coverOf(channel, make);
  const left = mileage > km ? 0 : Math.floor(months - age * 12);
  if (left >= 6) return left;
  if (!isTrade) return left > 0 ? left : null;
  const most = longestDealerWarranty(age, mileage);
  const given = random.weighted([
    [12, 35],
    [6, 35],
    [3, 20],
    [24, 4],
    [null, 6],
  ]);
  if (given === null || most === 0) return null;
  return Math.min(given, most);
}

/** Insurers do not cover an old engine for long. */
function longestDealerWarranty(age: number, mileage: number): number {
  if (age > 18 || mileage > 320_000) return 0;
  if (age > 12 || mileage > 200_000) return 3;
  if (age > 9 || mileage > 150_000) return 6;
  return age > 5 || mileage > 100_000 ? 12 : 24;
}
