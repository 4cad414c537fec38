import { type Channel, channels } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, asc, eq, inArray } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { savedVehicle } from '../schema/schema.ts';

/** A vehicle as the browser stored it. */
export interface SavedEntry {
  publicReference: string;
  vehicle: unknown;
}

export type SavedEntries = Readonly<Record<Channel, readonly SavedEntry[]>>;

export async function readSavedVehicles(session: Session, accountId: number): Promise<SavedEntries> {
  const rows = await session.orm
    .select()
    .from(savedVehicle)
    .where(eq(savedVehicle.accountId, accountId))
    .orderBy(asc(savedVehicle.savedAt), asc(savedVehicle.publicReference));
  const of = (channel: Channel) =>
    rows
      .filter((row) => row.channel === channel)
      .map(({ publicReference, vehicle }) => ({ publicReference, vehicle }));
  return { Car: of('Car'), Commercial: of('Commercial'), Bike: of('Bike') };
}

export interface SavedChange {
  added: SavedEntries;
  removed: readonly string[];
}

/**
 * Removes and adds vehicles, as many of each channel as there is room for. Returns the references that did not
 * fit. One change of an account waits for the other, so two devices together do not exceed the limit.
 */
export async function changeSavedVehicles(
  session: Session,
  accountId: number,
  { added, removed }: SavedChange,
  { at, most }: { at: string; most: number },
): Promise<string[]> {
  return session.transaction(async (inner) => {
    await holdLock(inner, 'saved vehicles of an account', accountId);
    if (removed.length > 0) {
      await inner.orm
        .delete(savedVehicle)
        .where(
          and(eq(savedVehicle.accountId, accountId), inArray(savedVehicle.publicReference, [...removed])),
        );
    }
    const kept = await readSavedVehicles(inner, accountId);
    const left: string[] = [];
    for (const channel of channels) {
      const known = new Set(kept[channel].map(({ publicReference }) => publicReference));
      const fresh = added[channel].filter(({ publicReference }) => !known.has(publicReference));
      const room = Math.max(0, most - known.size);
      left.push(...fresh.slice(room).map(({ publicReference }) => publicReference));
      // A millisecond apart, so that their order is kept.
      const rows = fresh.slice(0, room).map(({ publicReference, vehicle }, position) => ({
        accountId,
        channel,
        publicReference,
        vehicle,
        savedAt: new Date(Date.parse(at) + position).toISOString(),
      }));
      if (rows.length > 0) await inner.orm.insert(savedVehicle).values(rows).onConflictDoNothing();
    }
    return left;
  });
}
