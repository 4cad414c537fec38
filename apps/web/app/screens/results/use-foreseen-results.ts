import { type FormBase, formatFormAddress } from '@forecourt/domain';
import { type RefObject, useEffect } from 'react';
import { foreseeAnswer } from '../../foreseen/foreseen-answers.ts';
import { findBox, foreseePress } from './foresee-filter.ts';
import { mergeFields } from './merge-fields.ts';

/** A mouse that only passes has moved on by then. */
const mouseMs = 60;
/** Whoever goes through the filters by keyboard stops at few of them. */
const focusMs = 300;

/** Asks for the results of a filter while the pointer, or the focus, rests on it: the press finds them there. */
export function useForeseenResults(form: RefObject<HTMLFormElement | null>, base: FormBase): void {
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: HTMLInputElement | null = null;
    const foresee = (box: HTMLInputElement) => {
      const held = new FormData(fields);
      foreseeAnswer(formatFormAddress(base, mergeFields(held, foreseePress(box, held))));
    };
    const notice = (event: Event) => {
      // A finger comes down on a box to scroll past it just as well.
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      const box = findBox(event.target);
      if (box === last) return;
      last = box;
      clearTimeout(timer);
      if (box) timer = setTimeout(foresee, event.type === 'focusin' ? focusMs : mouseMs, box);
    };
    const signs = ['pointerover', 'focusin'] as const;
    for (const sign of signs) fields.addEventListener(sign, notice, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) fields.removeEventListener(sign, notice);
    };
  }, [form, base]);
}
