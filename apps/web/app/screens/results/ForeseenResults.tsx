import { type FormBase, formatFormAddress } from '@forecourt/domain';
import { type RefObject, useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { findBox, foreseePress } from './foresee-filter.ts';
import { mergeFields } from './merge-fields.ts';

/** A mouse that only passes has moved on by then. */
const interestMs = 60;

/** Asks for the results of a filter while the pointer, or the focus, rests on it: the press finds them there. */
export function ForeseenResults({ form, base }: { form: RefObject<HTMLFormElement | null>; base: FormBase }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: HTMLInputElement | null = null;
    const foresee = (box: HTMLInputElement) => {
      const held = new FormData(fields);
      setAddress(formatFormAddress(base, mergeFields(held, foreseePress(box, held))));
    };
    const notice = ({ target, type }: Event) => {
      const box = findBox(target);
      const isPress = type === 'pointerdown';
      if (box === last && !isPress) return;
      last = box;
      clearTimeout(timer);
      if (!box) return;
      if (isPress) foresee(box);
      else timer = setTimeout(foresee, interestMs, box);
    };
    const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const sign of signs) fields.addEventListener(sign, notice, { passive: true });
    return () => {
      clearTimeout(timer);
      // These are other results now, and what was foreseen would be asked for once more.
      setAddress(null);
      for (const sign of signs) fields.removeEventListener(sign, notice);
    };
  }, [form, base]);
  return address === null ? null : <PrefetchPageLinks page={address} />;
}
