import type { Advert } from '@forecourt/domain';
import { buildSavableCard, type SavableCardView } from '../../../parts/vehicle/build-savable-card.ts';
import type { RateAdvert } from '../../../parts/vehicle/build-vehicle-card-view.ts';

export interface RowCard extends SavableCardView {
  /** The label on the picture. */
  flag: string | null;
}

export interface AdvertRow {
  title: string;
  /** Why these adverts are here, if the title does not say it. */
  note: string | null;
  more: { text: string; href: string } | null;
  cards: RowCard[];
}

/** Null for a row without adverts: an empty row is useless to a visitor. */
export function buildAdvertRow(
  words: Omit<AdvertRow, 'cards'>,
  adverts: readonly Advert[],
  rate: RateAdvert,
  flagOf: (advert: Advert) => string | null = () => null,
): AdvertRow | null {
  if (adverts.length === 0) return null;
  return {
    ...words,
    cards: adverts.map((advert) => ({ ...buildSavableCard(advert, rate), flag: flagOf(advert) })),
  };
}
