import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Sent to a form to reset its controls to what the page says, whatever the visitor has chosen since. */
export const controlsResetEvent = 'controls-reset';

/**
 * For a control that keeps its own choice: runs `putBack` when the surrounding form is reset. The page's
 * value may be unchanged, so that no other signal reaches the control.
 */
export function useControlsReset(control: RefObject<Element | null>, putBack: () => void): void {
  const act = useEffectEvent(putBack);
  useEffect(() => {
    const form = control.current?.closest('form');
    const listener = () => act();
    form?.addEventListener(controlsResetEvent, listener);
    return () => form?.removeEventListener(controlsResetEvent, listener);
  }, [control]);
}
