import { keepBoth } from './merge-notebook.ts';
import { isText, type NotebookChange, type NotebookEntry } from './notebook.ts';

/** A value as a device keeps it, with or without an account. */
export interface DeviceEntry {
  subject: string;
  field: string;
  value: string;
  /** The version of the account that the value is based on; 0 if the account has none. */
  base: number;
  /** The change that the account has not confirmed; null if there is none. */
  changeId: string | null;
  /** Earlier changes since the last confirmation. */
  earlier: readonly string[];
}

/** The value changed by its owner. The id names this change, and no other. */
export function writeEntry(
  entry: DeviceEntry | undefined,
  change: { subject: string; field: string; value: string },
  changeId: string,
): DeviceEntry {
  const earlier = entry?.changeId ? [...entry.earlier, entry.changeId].slice(-50) : [];
  return { ...change, base: entry?.base ?? 0, changeId, earlier };
}

/** What was written before signing in, as the account's on this device, where the account may have a value too. */
export function adoptEntry(own: DeviceEntry | undefined, guest: DeviceEntry): DeviceEntry {
  if (!own) return guest;
  const value = isText(guest.field) ? keepBoth(own.value, guest.value) : guest.value;
  return value === own.value || guest.changeId === null
    ? own
    : writeEntry(own, { subject: own.subject, field: own.field, value }, guest.changeId);
}

/** What is to be sent to the account; null if it has everything. */
export function changeToSend({ changeId, ...entry }: DeviceEntry): NotebookChange | null {
  if (changeId === null) return null;
  const { subject, field, value, base, earlier } = entry;
  return { id: changeId, subject, field, value, base, earlier };
}

/**
 * The device's value after the account has answered. `sent` is what was sent of it, null if nothing was. What the owner
 * wrote while the answer was on its way is kept, and sent next.
 */
export function takeAnswer(
  entry: DeviceEntry | undefined,
  sent: NotebookChange | null,
  answer: NotebookEntry,
): DeviceEntry {
  const { subject, field, value, version } = answer;
  const confirmed = { subject, field, value, base: version, changeId: null, earlier: [] };
  if (!entry || entry.changeId === null) return entry && entry.base > version ? entry : confirmed;
  if (entry.changeId === sent?.id) return confirmed;
  // Written meanwhile, and not yet sent: an answer that does not confirm anything of it says nothing about it.
  if (!sent) return entry;
  const isOnTop = !isText(field) || value === sent.value;
  const own = isOnTop ? entry.value : putInto(value, sent.value, entry.value);
  return { ...entry, value: own, base: version, earlier: [] };
}

/** The account's text with the part that this device sent in its newer form. */
function putInto(account: string, sent: string, newer: string): string {
  return sent !== '' && account.includes(sent)
    ? account.replace(sent, () => newer)
    : keepBoth(account, newer);
}
