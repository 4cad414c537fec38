import { useEffect } from 'react';
import { asksForContact } from '../contact-address.ts';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the form's script as soon as the visitor shows interest, so that it is there when the form opens. */
export function useFormPrefetch(): void {
  useEffect(() => {
    const fetchForm = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!asksForContact(link?.getAttribute('href') ?? '')) return;
      leave();
      // If it fails here, opening the form reports the error.
      import('./OpenEnquiry.tsx').catch(() => {});
    };
    const leave = () => {
      for (const sign of signs) document.removeEventListener(sign, fetchForm);
    };
    for (const sign of signs) document.addEventListener(sign, fetchForm, { passive: true });
    return leave;
  }, []);
}
