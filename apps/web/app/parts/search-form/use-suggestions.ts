import { useEffect, useEffectEvent, useState } from 'react';

export interface Suggested {
  label: string;
  count: number | null;
  href: string;
}

const pauseMs = 120;
const shortest = 2;
const mostShown = 8;

/** What the server answers to typed words; some addresses answer with more. */
export interface SuggestAnswer {
  suggestions: readonly Suggested[];
}

/**
 * Suggestions for the typed words, from an address of the server. `onAnswer` gets the whole answer, and null
 * once nothing is typed.
 */
export function useSuggestions<Answer extends SuggestAnswer>(
  text: string,
  addressOf: (typed: string) => string,
  onAnswer?: (answer: Answer | null) => void,
): readonly Suggested[] {
  const [found, setFound] = useState<readonly Suggested[]>([]);
  const tell = useEffectEvent((answer: Answer | null) => onAnswer?.(answer));
  const typed = text.trim();
  const address = typed.length < shortest ? null : addressOf(typed);

  useEffect(() => {
    if (address === null) {
      tell(null);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask<Answer>(address, stop.signal);
      if (!answer) return;
      setFound(answer.suggestions.slice(0, mostShown));
      tell(answer);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address]);

  return address === null ? [] : found;
}

/** Null when there is no response: the current list then stays. */
async function ask<Answer>(address: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch {
    return null;
  }
}
