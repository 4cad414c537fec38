import { dayMs } from '../time/day-ms.ts';
import { relistDays } from './alert-limits.ts';

/** When a plate was advertised. */
export interface AdvertLife {
  publicReference: string;
  listedAt: string;
  /** Null while it is for sale. */
  endedAt: string | null;
}

/**
 * The adverts that one vehicle had without a long break, up to the one that is asked about: advertising a plate again does
 * not make it new.
 */
export function findRelisted(lives: readonly AdvertLife[], publicReference: string): AdvertLife[] {
  const own = lives.find((life) => life.publicReference === publicReference);
  if (!own) return [];
  const earlier = lives
    .filter((life) => life !== own && life.listedAt <= own.listedAt)
    .sort((a, b) => (a.listedAt < b.listedAt ? 1 : -1));
  const chain = [own];
  let start = Date.parse(own.listedAt);
  for (const life of earlier) {
    const end = life.endedAt === null ? Number.POSITIVE_INFINITY : Date.parse(life.endedAt);
    if (start - end > relistDays * dayMs) break;
    chain.unshift(life);
    start = Math.min(start, Date.parse(life.listedAt));
  }
  return chain;
}
