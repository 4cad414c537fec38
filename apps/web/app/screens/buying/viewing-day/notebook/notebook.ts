import { changeToSend, type NotebookChange, notebookLimits, takeAnswer, writeEntry } from '@forecourt/domain';
import { isSignedIn } from '@forecourt/site';
import {
  changeEntry,
  giveToAccount,
  type KeptEntry,
  listEntries,
  readAccount,
  writeAccount,
} from './kept-entries.ts';
import { sendChanges } from './send-changes.ts';

export type SyncState =
  /** Nobody is signed in: everything stays on the phone. */
  | 'on-phone'
  | 'syncing'
  | 'synced'
  /** Changes wait for a connection. */
  | 'waiting'
  /** The account has no room, or a text became too long with another phone's. */
  | 'refused';

export interface NotebookState {
  owner: string;
  /** By `subject field`. */
  values: ReadonlyMap<string, string>;
  sync: SyncState;
}

export const keyOf = (subject: string, field: string) => `${subject} ${field}`;

/** More than a batch of characters would not fit into one request. */
const mostCharacters = notebookLimits.storedCharacters;
const waitMs = 1_000;

export interface Notebook {
  write(subject: string, field: string, value: string): Promise<void>;
  close(): void;
}

/**
 * The notebook of this phone, and its account's if there is one. Every change is stored on the phone first; the account
 * follows when there is a connection.
 */
export async function openNotebook(onChange: (state: NotebookState) => void): Promise<Notebook> {
  const isAccountOpen = isSignedIn(document.cookie);
  // Notes of an account are shown only while somebody is signed in.
  let owner = isAccountOpen ? await readAccount() : '';
  let sync: SyncState = isAccountOpen ? 'waiting' : 'on-phone';
  let isClosed = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function show(next: SyncState = sync) {
    sync = next;
    const entries = await listEntries(owner);
    const values = new Map(entries.map(({ subject, field, value }) => [keyOf(subject, field), value]));
    if (!isClosed) onChange({ owner, values, sync });
  }

  async function join(): Promise<void> {
    await show('syncing');
    for (let hasMore = true; hasMore; ) {
      const sent = chooseChanges(await listEntries(owner));
      const answer = await sendChanges(owner === '' ? null : owner, sent);
      if (answer === null) return show('waiting');
      if (answer.kind === 'signed-out') return show('on-phone');
      if (answer.account !== owner) {
        // The first time, or another person than last time: theirs is another notebook.
        owner = answer.account;
        await writeAccount(owner);
      }
      if (answer.kind === 'other-account') continue;
      await giveToAccount(owner);
      for (const entry of answer.entries) {
        const own = sent.find(({ subject, field }) => subject === entry.subject && field === entry.field);
        const isRefused = own !== undefined && answer.refused.some(({ id }) => id === own.id);
        await changeEntry(owner, entry, (before) =>
          takeAnswer(before, isRefused ? null : (own ?? null), entry),
        );
      }
      if (answer.refused.length > 0) return show('refused');
      hasMore = chooseChanges(await listEntries(owner)).length > 0;
    }
    await show('synced');
  }

  /** One at a time: a change during a request is sent by the next. */
  function joinSoon(ms = waitMs) {
    if (!isAccountOpen || isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = (running ?? Promise.resolve()).then(join).catch(() => show('waiting'));
    }, ms);
  }

  // A phone that is taken out again may have signal, whether or not the browser has noticed.
  const onBack = () => {
    if (document.visibilityState === 'visible') joinSoon(0);
  };
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', onBack);
  await show();
  joinSoon(0);
  return {
    async write(subject, field, value) {
      const change = { subject, field, value };
      await changeEntry(owner, change, (before) => writeEntry(before, change, crypto.randomUUID()));
      await show(isAccountOpen ? 'waiting' : 'on-phone');
      joinSoon();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      window.removeEventListener('online', onBack);
      document.removeEventListener('visibilitychange', onBack);
    },
  };
}

/** As many as fit into one request; the rest follows. */
function chooseChanges(entries: readonly KeptEntry[]): NotebookChange[] {
  const chosen: NotebookChange[] = [];
  let characters = 0;
  for (const entry of entries) {
    const change = changeToSend(entry);
    if (!change || chosen.length >= notebookLimits.changesAtOnce) continue;
    characters += change.value.length;
    if (chosen.length > 0 && characters > mostCharacters) break;
    chosen.push(change);
  }
  return chosen;
}
