import { useEffect } from 'react';
import { asksForContact } from '../contact-address.ts';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the script of the form as soon as somebody shows interest in one, so that it is there when it is asked for. */
export function useFormAtHand(): void {
  useEffect(() => {
    const fetchForm = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!asksForContact(link?.getAttribute('href') ?? '')) return;
      leave();
      // Whoever asks for the form is told should it not come.
      import('./OpenEnquiry.tsx').catch(() => {});
    };
    const leave = () => {
      for (const sign of signs) document.removeEventListener(sign, fetchForm);
    };
    for (const sign of signs) document.addEventListener(sign, fetchForm, { passive: true });
    return leave;
  }, []);
}
