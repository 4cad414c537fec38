import type { Channel } from '@forecourt/domain';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { savedLists } from '../../../visitor/saved/saved-lists.ts';
import type { SavedPage } from './find-saved-page.ts';
import { savedDataAddress } from './saved-address.ts';

/**
 * Mileage, place and price rating by reference: the browser stores none of them. They are requested as if the
 * list were a shared one, in a single call; without a response, the cards leave them out.
 */
export function useSavedFacts(channel: Channel): ReadonlyMap<string, string> {
  const fetcher = useFetcher<SavedPage | null>();
  const ask = useEffectEvent(() => {
    const references = savedLists[channel].read().map(({ publicReference }) => publicReference);
    if (references.length > 0) fetcher.load(savedDataAddress({ list: { channel, references } }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once per visit to a channel
  useEffect(() => ask(), [channel]);
  const vehicles = fetcher.data?.kind === 'shared' ? fetcher.data.vehicles : [];
  return new Map(vehicles.map(({ card, facts }) => [card.id, facts]));
}
