import { type SellingField, type SellingFields, type SellingStep, sellingFields } from '@forecourt/domain';
import { useLayoutEffect, useState } from 'react';
import { noteTyped, tidy, typedIn, unsavedDrafts } from './unsaved-fields.ts';

interface Draft {
  draftId: string;
  fields: SellingFields;
}

/** Keeps in this browser what is typed and not saved, and brings it back when the step is opened again. */
export function useUnsaved({ draftId, fields }: Draft, step: SellingStep) {
  const [typed, setTyped] = useState<Partial<SellingFields>>({});
  // Before the first paint: nobody sees the form change.
  useLayoutEffect(() => {
    unsavedDrafts.change((all) => tidy(all, { draftId, saved: fields, now: Date.now() }));
    setTyped(typedIn(unsavedDrafts.read(), draftId));
  }, [draftId, fields]);

  const asked: readonly SellingField[] = sellingFields[step];
  return {
    typed,
    isRestored: asked.some((field) => field in typed),
    note(form: FormData) {
      const now = Object.fromEntries(asked.map((field) => [field, String(form.get(field) ?? '')]));
      unsavedDrafts.change((all) => noteTyped(all, now, { draftId, saved: fields, now: Date.now() }));
    },
  };
}
