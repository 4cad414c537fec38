import type { Dealer, DealerDraft } from '@forecourt/domain';
import type { dealer } from '../schema/schema.ts';

export type DealerRow = typeof dealer.$inferSelect;

export function buildDealer({ county, town, routingKey, latitude, longitude, ...row }: DealerRow): Dealer {
  return { ...row, place: { county, town, routingKey, latitude, longitude } };
}

export function buildDealerRow({ place, ...draft }: DealerDraft): typeof dealer.$inferInsert {
  const { county, town, routingKey, latitude, longitude } = place;
  return { ...draft, county, town, routingKey, latitude, longitude };
}
