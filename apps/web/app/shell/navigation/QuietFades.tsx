import { useEffect } from 'react';

/**
 * Whoever moves on before the last page has faded in ends that fade, and the browser reports it as a fault that nobody
 * took care of. The router starts the fades and leaves that to others.
 */
export function QuietFades() {
  useEffect(() => {
    const quieten = (event: PromiseRejectionEvent) => {
      if (isEndedFade(event.reason)) event.preventDefault();
    };
    addEventListener('unhandledrejection', quieten);
    return () => removeEventListener('unhandledrejection', quieten);
  }, []);
  return null;
}

/** The name alone would hide a request that was given up. Exported for the test. */
export function isEndedFade(reason: unknown): boolean {
  return reason instanceof DOMException && /\btransition\b/i.test(reason.message);
}
