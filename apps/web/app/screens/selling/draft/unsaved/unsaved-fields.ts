import { dayMs, type SellingField, type SellingFields, sellingLimits } from '@forecourt/domain';
import { createStoredValue } from '../../../../visitor/browser-storage/stored-value.ts';

/** What is typed in the fields of a draft and not sent yet, each with what is saved instead. */
export interface UnsavedDraft {
  at: number;
  fields: Readonly<Partial<Record<SellingField, { saved: string; typed: string }>>>;
}

/** By the draft's id. */
export type UnsavedDrafts = Readonly<Record<string, UnsavedDraft>>;

interface Change {
  draftId: string;
  saved: SellingFields;
  now: number;
}

/** With what a step's form has now. */
export function noteTyped(
  all: UnsavedDrafts,
  typed: Readonly<Partial<Record<SellingField, string>>>,
  { draftId, saved, now }: Change,
): UnsavedDrafts {
  const entries = Object.entries(typed) as [SellingField, string][];
  const noted = entries.map(([field, text]) => [field, { saved: saved[field], typed: text }]);
  const fields = { ...all[draftId]?.fields, ...Object.fromEntries(noted) };
  return tidy({ ...all, [draftId]: { at: now, fields } }, { draftId, saved, now });
}

/**
 * Without what was saved since, here or on another device, and without drafts that are erased by now: what is typed into the
 * contact step must not outlive its draft.
 */
export function tidy(all: UnsavedDrafts, { draftId, saved, now }: Change): UnsavedDrafts {
  const kept = Object.entries(all).flatMap(([id, draft]): [string, UnsavedDraft][] => {
    if (now - draft.at > sellingLimits.keepDraftsDays * dayMs) return [];
    if (id !== draftId) return [[id, draft]];
    const unsaved = Object.entries(draft.fields).filter(
      ([field, each]) =>
        each.saved === saved[field as SellingField] && each.typed.trim() !== each.saved.trim(),
    );
    return unsaved.length === 0 ? [] : [[id, { ...draft, fields: Object.fromEntries(unsaved) }]];
  });
  return Object.fromEntries(kept);
}

/** What is typed and not saved, by field. */
export function typedIn(all: UnsavedDrafts, draftId: string): Partial<SellingFields> {
  const entries = Object.entries(all[draftId]?.fields ?? {});
  return Object.fromEntries(entries.map(([field, { typed }]) => [field, typed]));
}

export function forgetDraft(all: UnsavedDrafts, draftId: string): UnsavedDrafts {
  const { [draftId]: _, ...others } = all;
  return others;
}

export const unsavedDrafts = createStoredValue<UnsavedDrafts>({
  key: 'unsavedDrafts',
  parse: (stored) => (stored === null ? {} : parse(stored)),
  format: (all) => JSON.stringify(all),
});

export function parse(stored: string): UnsavedDrafts {
  try {
    const all: unknown = JSON.parse(stored);
    return all && typeof all === 'object' ? (all as UnsavedDrafts) : {};
  } catch {
    return {};
  }
}
