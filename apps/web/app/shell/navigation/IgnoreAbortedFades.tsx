import { useEffect } from 'react';

/**
 * A visitor who navigates before the last page has faded in aborts that view transition, and the browser
 * reports an unhandled rejection. The router starts the transitions and does not handle it.
 */
export function IgnoreAbortedFades() {
  useEffect(() => {
    const quieten = (event: PromiseRejectionEvent) => {
      if (isEndedFade(event.reason)) event.preventDefault();
    };
    addEventListener('unhandledrejection', quieten);
    return () => removeEventListener('unhandledrejection', quieten);
  }, []);
  return null;
}

/** Checking the name alone would also hide an aborted request. Exported for the test. */
export function isEndedFade(reason: unknown): boolean {
  return reason instanceof DOMException && /\btransition\b/i.test(reason.message);
}
