import { type Channel, channels } from '@forecourt/domain';
import { maximumSaved, parseSavedList, type SavedVehicle } from '@forecourt/site';
import { changeSavedVehicles, type Database, readSavedVehicles, type SavedEntries } from '@forecourt/store';

export type SavedByChannel = Readonly<Record<Channel, readonly SavedVehicle[]>>;

/** What a browser has saved, and what it had in common with an account when it last asked. */
export interface BrowserLists {
  saved: SavedByChannel;
  /** Null if it has not asked before. */
  common: { account: string; references: readonly string[] } | null;
}

export interface AccountLists {
  /** Distinguishes accounts: the next person at this browser has another. */
  account: string;
  saved: SavedByChannel;
  /** For which the account had no room. */
  notSaved: readonly SavedVehicle[];
}

/** The saved vehicles of an account, which follow it from device to device. */
export interface SavedVehiclesService {
  /**
   * Adds what the browser has saved and removes what it has removed since it last asked; the answer is what the
   * account has then. The first time, nothing is removed: the lists are joined.
   */
  join(accountId: number, lists: BrowserLists): Promise<AccountLists>;
}

export function createSavedVehiclesService(db: Database, now: () => number = Date.now): SavedVehiclesService {
  return {
    async join(accountId, { saved, common }) {
      const account = String(accountId);
      const known = new Set(common?.account === account ? common.references : []);
      const all = channels.flatMap((channel) => saved[channel]);
      const present = new Set(all.map(({ publicReference }) => publicReference));
      const added = byChannel((channel) =>
        saved[channel]
          .filter(({ publicReference }) => !known.has(publicReference))
          .map((vehicle) => ({ publicReference: vehicle.publicReference, vehicle })),
      );
      const removed = [...known].filter((reference) => !present.has(reference));
      const at = new Date(now()).toISOString();
      const left = await changeSavedVehicles(db, accountId, { added, removed }, { at, most: maximumSaved });
      return {
        account,
        saved: readVehicles(await readSavedVehicles(db, accountId)),
        notSaved: all.filter(({ publicReference }) => left.includes(publicReference)),
      };
    },
  };
}

function readVehicles(entries: SavedEntries): SavedByChannel {
  return byChannel((channel) =>
    parseSavedList(JSON.stringify(entries[channel].map(({ vehicle }) => vehicle)), channel),
  );
}

function byChannel<Value>(of: (channel: Channel) => Value): Record<Channel, Value> {
  return { Car: of('Car'), Commercial: of('Commercial'), Bike: of('Bike') };
}
