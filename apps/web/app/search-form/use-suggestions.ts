import { type Channel, formatQuery } from '@forecourt/domain';
import { useEffect, useState } from 'react';

export interface SuggestedSearch {
  label: string;
  count: number | null;
  href: string;
}

const pauseMs = 120;
const mostShown = 7;

/** What the typed words may be about to say. */
export function useSuggestions(channel: Channel, text: string): readonly SuggestedSearch[] {
  const [found, setFound] = useState<{ text: string; list: readonly SuggestedSearch[] }>({
    text: '',
    list: [],
  });
  const typed = text.trim();

  useEffect(() => {
    if (typed.length < 2) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const list = await ask(channel, typed, stop.signal);
      if (list) setFound({ text: typed, list });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [channel, typed]);

  return typed.length < 2 ? [] : found.list;
}

async function ask(
  channel: Channel,
  text: string,
  signal: AbortSignal,
): Promise<readonly SuggestedSearch[] | null> {
  try {
    const response = await fetch(`/rest/1.0/${channel}/suggest${formatQuery({ q: text })}`, { signal });
    if (!response.ok) return null;
    const { suggestions } = (await response.json()) as { suggestions: SuggestedSearch[] };
    return suggestions.slice(0, mostShown);
  } catch {
    return null;
  }
}
