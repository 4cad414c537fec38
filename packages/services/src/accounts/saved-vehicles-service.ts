import { type Channel, channels } from '@forecourt/domain';
import { maximumSaved, parseSavedList, type SavedVehicle } from '@forecourt/site';
import { changeSavedVehicles, type Database, readSavedVehicles, type SavedEntries } from '@forecourt/store';

export type SavedByChannel = Readonly<Record<Channel, readonly SavedVehicle[]>>;

export interface SavedChanges {
  added: SavedByChannel;
  /** Public references. */
  removed: readonly string[];
}

export interface SavedAnswer {
  saved: SavedByChannel;
  /** Public references for which there was no room. */
  notSaved: readonly string[];
}

/** The saved vehicles of an account, which follow it from device to device. */
export interface SavedVehiclesService {
  /** What a browser has saved and removed since it last asked; the answer is what the account has then. */
  change(accountId: number, changes: SavedChanges): Promise<SavedAnswer>;
}

export function createSavedVehiclesService(db: Database, now: () => number = Date.now): SavedVehiclesService {
  return {
    async change(accountId, { added, removed }) {
      const entries = byChannel((channel) =>
        added[channel].map((vehicle) => ({ publicReference: vehicle.publicReference, vehicle })),
      );
      const notSaved = await changeSavedVehicles(
        db,
        accountId,
        { added: entries, removed },
        { at: new Date(now()).toISOString(), most: maximumSaved },
      );
      return { saved: readVehicles(await readSavedVehicles(db, accountId)), notSaved };
    },
  };
}

function readVehicles(entries: SavedEntries): SavedByChannel {
  return byChannel((channel) =>
    parseSavedList(JSON.stringify(entries[channel].map(({ vehicle }) => vehicle)), channel),
  );
}

function byChannel<Value>(of: (channel: Channel) => Value): Record<Channel, Value> {
  return Object.fromEntries(channels.map((channel) => [channel, of(channel)])) as Record<Channel, Value>;
}
