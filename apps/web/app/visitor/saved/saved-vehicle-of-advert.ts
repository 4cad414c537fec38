import type { Advert } from '@forecourt/domain';
import { buildSavedAdsItem, type SavedVehicle, savedVehicleOfSavedAdsItem } from '@forecourt/site';

/** What a heart saves of an advert: exactly what the saved vehicles will show of it, so that nothing flickers there. */
export function savedVehicleOfAdvert(advert: Advert): SavedVehicle {
  return savedVehicleOfSavedAdsItem(buildSavedAdsItem(advert));
}
