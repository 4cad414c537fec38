import type { Advert } from '@forecourt/domain';
import type { EarlierAdvert } from './earlier-advert.ts';

/** Owners round the mileage they remember. */
export const roundedOff = 2000;

/** What is needed of the advert in question. */
export type PlatedAdvert = Pick<Advert, 'publicReference' | 'status'> & {
  vehicle: Pick<Advert['vehicle'], 'registration' | 'mileage'>;
};

/**
 * Of the adverts with the same plate, those that are live at the same time and state another mileage: both
 * cannot be true.
 */
export function findMileageConflicts(
  { publicReference, status, vehicle: { mileage } }: PlatedAdvert,
  withSamePlate: readonly EarlierAdvert[],
): EarlierAdvert[] {
  if (status !== 'live' || mileage === null) return [];
  return withSamePlate.filter(
    (other) =>
      other.publicReference !== publicReference &&
      other.status === 'live' &&
      other.vehicle.mileage !== null &&
      Math.abs(other.vehicle.mileage - mileage) > roundedOff,
  );
}
