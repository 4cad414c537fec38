import type { Dealer, DealerDraft, Place } from '@forecourt/domain';
import type { dealer } from '../schema/schema.ts';

export type DealerRow = typeof dealer.$inferSelect;

export function buildDealer(stored: DealerRow): Dealer {
  const { county, town, routingKey, latitude, longitude, precision, ...row } = stored;
  const { heldFields: _, mergedInto: __, ...rest } = row;
  return { ...rest, place: { county, town, routingKey, latitude, longitude, precision } };
}

export function buildDealerRow({ place, ...draft }: DealerDraft): typeof dealer.$inferInsert {
  return { ...draft, ...placeColumns(place) };
}

export function placeColumns({ county, town, routingKey, latitude, longitude, precision }: Place): Place {
  return { county, town, routingKey, latitude, longitude, precision };
}
