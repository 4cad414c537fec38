import { type Dealer, type DealerDraft, type OpeningHours, statesHours } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';
import { dealer } from '../schema/schema.ts';
import { buildDealer, placeColumns } from './dealer-row.ts';

/** What can be changed about a dealer: its reference within its source stays. */
export type DealerChanges = Partial<Omit<DealerDraft, 'source' | 'sourceReference'>>;

/**
 * Changes at least one detail of a dealer; undefined if the dealer does not exist. What an operator sets is
 * held: no feed changes it back. A detail set to nothing is the feed's to state again, unless `holdsEmpty`
 * holds that too. Other columns are not written, because an import may be changing them at the same time.
 */
export async function changeDealer(
  session: Session,
  id: number,
  { place, ...changes }: DealerChanges,
  { holdsEmpty = false }: { holdsEmpty?: boolean } = {},
): Promise<Dealer | undefined> {
  const all = { ...changes, ...(place && { place }) };
  const keys = encodeArray('text', Object.keys(all));
  const held = Object.entries(all).flatMap(([key, value]) =>
    saysNothing(value) && !holdsEmpty ? [] : [key],
  );
  const [row] = await session.orm
    .update(dealer)
    .set({
      ...changes,
      ...(place && placeColumns(place)),
      heldFields: sql`(${dealer.heldFields} - ${keys}::text[]) || ${JSON.stringify(held)}::jsonb`,
    })
    .where(eq(dealer.id, id))
    .returning();
  return row && buildDealer(row);
}

function saysNothing(value: DealerChanges[keyof DealerChanges]): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && 'monday' in value && !statesHours(value satisfies OpeningHours);
}
