import { type Channel, formatQuery } from '@forecourt/domain';
import type { SavedAdsItem } from '@forecourt/site';
import { useEffect, useState } from 'react';
import { savedLists } from '../../../visitor/saved/saved-lists.ts';
import type { SavedAnswer } from './build-saved-view.ts';

/**
 * The current state of a channel's saved adverts. Requested once per visit to a channel, and the first
 * response is kept: a list that changes while the visitor looks would be worse than one that is a minute old.
 * Without a response everything stays as it was saved.
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
