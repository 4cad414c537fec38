import { type Advert, formatMileage } from '@forecourt/domain';

/** The line that distinguishes two similar saved cards: `83,437 km · Limerick · Good price`. */
export function formatSavedFacts({ vehicle, place }: Advert, rating: string | null): string {
  return [formatMileage(vehicle), place.town ?? place.county, rating].filter(Boolean).join(' · ');
}
