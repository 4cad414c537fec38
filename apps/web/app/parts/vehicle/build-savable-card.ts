import type { Advert, Channel } from '@forecourt/domain';
import type { SavedVehicle } from '@forecourt/site';
import { savedVehicleOfAdvert } from '../../visitor/saved/saved-vehicle-of-advert.ts';
import { buildVehicleCardView, type RateAdvert, type VehicleCardView } from './build-vehicle-card-view.ts';

export interface SavableCardView {
  card: VehicleCardView;
  channel: Channel;
  /** What the heart saves. */
  vehicle: SavedVehicle;
}

export function buildSavableCard(advert: Advert, rate: RateAdvert): SavableCardView {
  return {
    card: buildVehicleCardView(advert, rate),
    channel: advert.channel,
    vehicle: savedVehicleOfAdvert(advert),
  };
}
