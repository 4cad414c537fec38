import { type NameOfSlug, slugify } from '@forecourt/domain';
import type { NamedInAddress } from './read-results-address.ts';

/**
 * Whether the channel has the make and the model that an address names. They need not belong together: a form that was
 * sent without JavaScript may hold the model of the make before, and is told that nothing matches.
 */
export function isOnSale({ make, model }: NamedInAddress, nameOfSlug: NameOfSlug): boolean {
  const isKnown = (key: 'make' | 'model', slug: string | null | undefined) => {
    if (slug == null) return true;
    const name = nameOfSlug(key, slug);
    return name !== undefined && slugify(name) === slugify(slug);
  };
  return isKnown('make', make) && isKnown('model', model);
}
