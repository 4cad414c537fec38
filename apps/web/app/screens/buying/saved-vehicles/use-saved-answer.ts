import { type Channel, formatQuery } from '@forecourt/domain';
import type { SavedAdsItem } from '@forecourt/site';
import { useEffect, useState } from 'react';
import { savedLists } from '../../../visitor/saved/saved-lists.ts';
import type { SavedAnswer } from './build-saved-view.ts';

/**
 * How the saved adverts of a channel stand today. It is asked once for each look at a channel, and the first answer is
 * taken: a list that changed under a visitor's eyes would be worse than one that is a minute old. Where no answer comes,
 * everything stays as it was saved.
 */
export function useSavedAnswer(channel: Channel): SavedAnswer {
  const [answered, setAnswered] = useState<{ channel: Channel; answer: SavedAnswer } | null>(null);
  useEffect(() => {
    const references = savedLists[channel].read().map(({ publicReference }) => publicReference);
    if (references.length === 0) return;
    const leaving = new AbortController();
    askFor(channel, references, leaving.signal).then(
      (answer) => setAnswered({ channel, answer }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [channel]);
  return answered?.channel === channel ? answered.answer : null;
}

async function askFor(
  channel: Channel,
  references: readonly string[],
  signal: AbortSignal,
): Promise<SavedAnswer> {
  const response = await fetch(`/rest/1.0/${channel}/saved-ads${formatQuery({ id: references })}`, {
    signal,
  });
  if (!response.ok) throw new Error(`saved-ads answered ${response.status}`);
  const items: SavedAdsItem[] = await response.json();
  const byId = new Map(items.map((item) => [item.id, item]));
  return new Map(references.map((reference) => [reference, byId.get(reference) ?? null]));
}
