import type { Dealer, DealerDraft } from '@forecourt/domain';
import type { dealer } from '../schema/schema.ts';

export type DealerRow = typeof dealer.$inferSelect;

export function buildDealer(stored: DealerRow): Dealer {
  const { county, town, routingKey, latitude, longitude, precision, ...row } = stored;
  return { ...row, place: { county, town, routingKey, latitude, longitude, precision } };
}

export function buildDealerRow({ place, ...draft }: DealerDraft): typeof dealer.$inferInsert {
  const { county, town, routingKey, latitude, longitude, precision } = place;
  return { ...draft, county, town, routingKey, latitude, longitude, precision };
}
