import { type Channel, formatQuery } from '@forecourt/domain';
import { useEffect, useState } from 'react';

export interface SuggestedDealer {
  /** `Lee Valley Motors, Cork`. */
  label: string;
  href: string;
}

const pauseMs = 120;
const shortest = 2;

/** Dealers whose name the typed letters may begin. */
export function useDealerSuggestions(channel: Channel, text: string): readonly SuggestedDealer[] {
  const [found, setFound] = useState<readonly SuggestedDealer[]>([]);
  const typed = text.trim();

  useEffect(() => {
    if (typed.length < shortest) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const dealers = await ask(channel, typed, stop.signal);
      if (dealers) setFound(dealers);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [channel, typed]);

  return typed.length < shortest ? [] : found;
}

interface Answer {
  suggestions: readonly (SuggestedDealer & { kind: string })[];
}

/** Null when there is no answer: what is on the list then stays. */
async function ask(channel: Channel, text: string, signal: AbortSignal): Promise<SuggestedDealer[] | null> {
  try {
    const response = await fetch(`/rest/1.0/${channel}/suggest${formatQuery({ q: text })}`, { signal });
    if (!response.ok) return null;
    const { suggestions } = (await response.json()) as Answer;
    return suggestions.filter(({ kind }) => kind === 'dealer');
  } catch {
    return null;
  }
}
