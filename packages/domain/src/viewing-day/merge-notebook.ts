import { isText, type NotebookChange, type NotebookEntry, notebookLimits } from './notebook.ts';

/** A value as stored, with the changes that led to it, oldest first. */
export interface StoredNotebookEntry extends NotebookEntry {
  changes: readonly string[];
}

export type MergeResult =
  | { kind: 'changed'; entry: StoredNotebookEntry }
  /** It came before, or says what is stored already. */
  | { kind: 'unchanged' }
  /** Both texts together would be too long: the device keeps its own. */
  | { kind: 'too-long' };

/**
 * What a change makes of the stored value. A change of the version that is stored replaces it. A change of an older
 * version meets another device's: of a choice the last counts, of a text both stay.
 */
export function mergeChange(stored: StoredNotebookEntry | null, change: NotebookChange): MergeResult {
  const { id, subject, field } = change;
  if (stored?.changes.includes(id)) return { kind: 'unchanged' };
  const isReplaced = !stored || !isText(field) || isOwn(stored, change);
  const value = isReplaced ? change.value : keepBoth(stored.value, change.value);
  if (value.length > notebookLimits.storedCharacters) return { kind: 'too-long' };
  const changes = [...(stored?.changes ?? []), id].slice(-notebookLimits.rememberedChanges);
  return {
    kind: 'changed',
    entry: { subject, field, value, version: (stored?.version ?? 0) + 1, changes },
  };
}

/** Whether everything since the version that the device had read came from the device itself. */
function isOwn({ version, changes }: StoredNotebookEntry, { base, earlier }: NotebookChange): boolean {
  const since = version - base;
  if (since < 0 || since > changes.length) return false;
  return changes.slice(changes.length - since).every((id) => earlier.includes(id));
}

const between = '\n\n(From another phone)\n';

/** Both texts; one that contains the other is enough. */
export function keepBoth(stored: string, added: string): string {
  if (stored.includes(added)) return stored;
  return added.includes(stored) ? added : stored + between + added;
}
