import { useEffect, useState } from 'react';

export interface Suggested {
  label: string;
  count: number | null;
  href: string;
}

const pauseMs = 120;
const shortest = 2;
const mostShown = 8;

/** Suggestions for the typed words, from an address of the server. */
export function useSuggestions(text: string, addressOf: (typed: string) => string): readonly Suggested[] {
  const [found, setFound] = useState<readonly Suggested[]>([]);
  const typed = text.trim();
  const address = typed.length < shortest ? null : addressOf(typed);

  useEffect(() => {
    if (address === null) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await ask(address, stop.signal);
      if (suggestions) setFound(suggestions);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address]);

  return address === null ? [] : found;
}

/** Null when there is no response: the current list then stays. */
async function ask(address: string, signal: AbortSignal): Promise<readonly Suggested[] | null> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return null;
    const { suggestions } = (await response.json()) as { suggestions: Suggested[] };
    return suggestions.slice(0, mostShown);
  } catch {
    return null;
  }
}
