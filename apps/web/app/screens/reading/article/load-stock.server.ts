import type { Article } from '@forecourt/content';
import type { Services } from '@forecourt/services';
import type { VehiclesView } from '../../../parts/content/block-view.ts';
import { findVehicles } from '../../../parts/content/resolve-blocks.ts';

const stockCount = 8;

/** Current adverts of the article's vehicle, in its channel. */
export async function loadStock(
  { channel, make, model }: Pick<Article, 'channel' | 'make' | 'model'>,
  services: Pick<Services, 'search' | 'pricing'>,
): Promise<VehiclesView | null> {
  if (!make) return null;
  return findVehicles(
    `${[make, model].filter(Boolean).join(' ')} for sale now`,
    { channel, filters: { make: { anyOf: [make] }, ...(model && { model: { anyOf: [model] } }) } },
    services,
    stockCount,
  );
}
