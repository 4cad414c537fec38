import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Told to a form whose controls shall hold what the page says, whatever the visitor has chosen since. */
export const putBackEvent = 'put-back';

/**
 * For a control that keeps what was chosen: runs `putBack` when the form around it is told to forget that. What the page
 * says may be the same as before, so that nothing else tells the control.
 */
export function usePutBack(control: RefObject<Element | null>, putBack: () => void): void {
  const act = useEffectEvent(putBack);
  useEffect(() => {
    const form = control.current?.closest('form');
    const listener = () => act();
    form?.addEventListener(putBackEvent, listener);
    return () => form?.removeEventListener(putBackEvent, listener);
  }, [control]);
}
