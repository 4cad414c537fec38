import { createHash } from 'node:crypto';
import type { SearchableAdvert } from '@forecourt/domain';

/** What an operator looks at: a change of any of it deserves another look. */
type Reviewed = Pick<SearchableAdvert, 'price' | 'title' | 'description'> & {
  vehicle: Pick<SearchableAdvert['vehicle'], 'registration' | 'mileage'>;
};

export function fingerprintOf({ price, title, description, vehicle }: Reviewed): string {
  const reviewed = [price, vehicle.registration ?? null, vehicle.mileage ?? null, title, description];
  return createHash('sha256').update(JSON.stringify(reviewed)).digest('hex').slice(0, 32);
}
