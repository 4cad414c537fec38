import { type Advert, formatEuro } from '@forecourt/domain';
import { recentPriceDrop } from './price-drop.ts';

const dayMs = 86_400_000;
const newForDays = 1;

/** The advert's flag. A price drop matters more than being new, and both together would cover the picture. */
export function buildAdvertFlag(advert: Advert, now: Date): string | null {
  const drop = recentPriceDrop(advert, now);
  if (drop) return `Price cut ${formatEuro(drop.amount)}`;
  const ageInDays = (now.getTime() - Date.parse(advert.listedAt)) / dayMs;
  return ageInDays <= newForDays ? 'New today' : null;
}
