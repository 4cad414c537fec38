import type { NotebookChange, NotebookEntry } from '@forecourt/domain';
import { changeNotebook, type Database, type RefusedChange, readNotebook } from '@forecourt/store';

export type NotebookAnswer =
  | {
      kind: 'joined';
      /** Distinguishes accounts: the next person at this phone has another. */
      account: string;
      entries: readonly NotebookEntry[];
      refused: readonly RefusedChange[];
    }
  /** The device's notes belong to another account: nothing was stored. */
  | { kind: 'other-account'; account: string };

/** The notebook of an account, which follows it from device to device. */
export interface NotebookService {
  /** Stores the changes of a device. `account` is whose notes the device has, null if nobody's yet. */
  join(
    accountId: number,
    device: { account: string | null; changes: readonly NotebookChange[] },
  ): Promise<NotebookAnswer>;
}

export function createNotebookService(db: Database, now: () => number = Date.now): NotebookService {
  return {
    async join(accountId, { account: known, changes }) {
      const account = String(accountId);
      if (known !== null && known !== account) return { kind: 'other-account', account };
      const at = new Date(now()).toISOString();
      const refused = changes.length > 0 ? await changeNotebook(db, accountId, changes, { at }) : [];
      return { kind: 'joined', account, entries: await readNotebook(db, accountId), refused };
    },
  };
}
