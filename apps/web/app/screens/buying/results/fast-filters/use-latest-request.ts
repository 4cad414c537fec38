import { startTransition, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Requests addresses of the screen, of which the last one counts. The promise resolves with the response, to
 * true if nothing else was requested meanwhile.
 */
export function useLatestRequest(beforeChange: () => void): (address: string) => Promise<boolean> {
  const navigate = useNavigate();
  const underWay = useRef<{ address: string } | null>(null);
  return useCallback(
    async (address) => {
      const here = window.location.pathname + window.location.search;
      const step = decideStep(address, { here, underWay: underWay.current?.address ?? null });
      if (step === 'none') return underWay.current === null;
      beforeChange();
      const asked = { address, answer: Promise.resolve() };
      underWay.current = asked;
      // The pending state can wait: a prefetched response is rendered first, and only once.
      startTransition(() => {
        const options = { preventScrollReset: true, replace: step === 'stay' };
        asked.answer = Promise.resolve(navigate(address, options));
      });
      await asked.answer;
      if (underWay.current !== asked) return false;
      underWay.current = null;
      return true;
    },
    [navigate, beforeChange],
  );
}

/** Exported for the test. */
export function decideStep(
  address: string,
  { here, underWay }: { here: string; underWay: string | null },
): 'none' | 'go' | 'stay' {
  if (address === (underWay ?? here)) return 'none';
  // Changed and changed back: the pending response is no longer wanted.
  return address === here ? 'stay' : 'go';
}
