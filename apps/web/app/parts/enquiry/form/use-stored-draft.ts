import { type EnquiryField, type EnquiryFields, emptyEnquiry } from '@forecourt/site';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { openDraft } from './enquiry-draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldNames = Object.keys(emptyEnquiry) as EnquiryField[];

/** Restores a draft into the fields inside `place`, and saves what has been and will be typed. */
export function useStoredDraft(
  place: RefObject<HTMLElement | null>,
  kind: string,
  { canRestore }: { canRestore: boolean },
): void {
  const { pathname } = useLocation();
  const restore = useEffectEvent((element: HTMLElement, fields: Partial<EnquiryFields>) => {
    if (!canRestore) return;
    for (const { name, control } of listControls(element)) {
      const words = fields[name];
      // Text typed before the script loaded is newer.
      if (words !== undefined && isUntouched(control)) {
        control.value = words;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const draft = openDraft(pathname, kind, () => sessionStorage);
    restore(element, draft.read());
    const keep = () => {
      // What the form itself fills in is not the visitor's, and belongs to this kind of form only.
      const typed = listControls(element).map(({ name, control }) => [
        name,
        isUntouched(control) ? undefined : control.value,
      ]);
      draft.keep({ ...draft.read(), ...Object.fromEntries(typed) });
    };
    if (listControls(element).some(({ control }) => !isUntouched(control))) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [place, pathname, kind]);
}

/** A message that has been sent is no longer a draft. */
export function useDraftCleared(kind: string, isSent: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSent) openDraft(pathname, kind, () => sessionStorage).clear();
  }, [pathname, kind, isSent]);
}

function listControls(element: HTMLElement): { name: EnquiryField; control: Control }[] {
  return fieldNames.flatMap((name) => {
    const control = element.querySelector<Control>(`[name="${name}"]`);
    return control ? [{ name, control }] : [];
  });
}

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex <= 0;
  return control.value === control.defaultValue;
}
