import type { Advert, Channel } from '@forecourt/domain';
import type { SavedVehicle } from '@forecourt/site';
import {
  buildVehicleCardView,
  type RateAdvert,
  type VehicleCardView,
} from '../../../parts/vehicle/build-vehicle-card-view.ts';
import { savedVehicleOfAdvert } from '../../../visitor/saved/saved-vehicle-of-advert.ts';

export interface RowCard {
  card: VehicleCardView;
  channel: Channel;
  /** What the heart saves. */
  vehicle: SavedVehicle;
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
    cards: adverts.map((advert) => ({
      card: buildVehicleCardView(advert, rate),
      channel: advert.channel,
      vehicle: savedVehicleOfAdvert(advert),
      flag: flagOf(advert),
    })),
  };
}
