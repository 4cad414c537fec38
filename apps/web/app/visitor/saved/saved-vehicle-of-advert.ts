import type { Advert } from '@forecourt/domain';
import { buildSavedAdsItem, type SavedVehicle, savedVehicleOfSavedAdsItem } from '@forecourt/site';

/** What a heart stores of an advert: exactly what the saved list shows, so that nothing flickers there. */
export function savedVehicleOfAdvert(advert: Advert): SavedVehicle {
  return savedVehicleOfSavedAdsItem(buildSavedAdsItem(advert));
}
