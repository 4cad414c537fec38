import { type Advert, formatMileage } from '@forecourt/domain';

/** The line of a saved card by which one tells two alike apart: `83,437 km · Limerick · Good price`. */
export function formatSavedFacts({ vehicle, place }: Advert, rating: string | null): string {
  return [formatMileage(vehicle), place.town ?? place.county, rating].filter(Boolean).join(' · ');
}
