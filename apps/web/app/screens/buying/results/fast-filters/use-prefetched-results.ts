import { type FormBase, formatFormAddress } from '@forecourt/domain';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { prefetchAnswer } from '../../../../shell/shortcuts/prefetch/prefetched-answers.ts';
import { mergeFields } from '../filters/merge-fields.ts';
import { fieldsAfterPress, findBox } from './prefetch-filter.ts';

/** How long each signal must last. A press already is one: the button or key is held for a moment before it counts. */
const delayMs = {
  /** A mouse that only passes has moved on by then. */
  pointerover: 60,
  pointerdown: 0,
  /** A visitor who tabs through the filters stops at few of them. */
  focusin: 300,
  keydown: 0,
} as const;
type Sign = keyof typeof delayMs;
const signs = Object.keys(delayMs) as Sign[];
const ends = ['pointerleave', 'focusout'] as const;

/**
 * Prefetches the results of a filter while the pointer or the focus rests on it, so that they are there at
 * the press.
 */
export function usePrefetchedResults(form: RefObject<HTMLFormElement | null>, base: FormBase): void {
  const prefetch = useEffectEvent((box: HTMLInputElement) => {
    if (!form.current) return;
    prefetchAnswer(formatFormAddress(base, mergeFields(fieldsAfterPress(form.current, box), {})));
  });
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: HTMLInputElement | null = null;
    const notice = (event: Event) => {
      // A finger on a box may just as well be scrolling past it.
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      if (event instanceof KeyboardEvent && event.key !== ' ') return;
      const box = findBox(event.target);
      const wait = delayMs[event.type as Sign];
      if (box === last && wait > 0) return;
      last = box;
      clearTimeout(timer);
      if (box && wait > 0) timer = setTimeout(() => prefetch(box), wait);
      else if (box) prefetch(box);
    };
    // Leaving and returning starts a new attempt.
    const forget = () => {
      clearTimeout(timer);
      last = null;
    };
    for (const sign of signs) fields.addEventListener(sign, notice, { passive: true });
    for (const end of ends) fields.addEventListener(end, forget, { passive: true });
    return () => {
      forget();
      for (const sign of signs) fields.removeEventListener(sign, notice);
      for (const end of ends) fields.removeEventListener(end, forget);
    };
  }, [form]);
}
