import type { Channel } from '@forecourt/domain';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { VehicleCardView } from '../../../parts/vehicle/build-vehicle-card-view.ts';
import { savedLists } from '../../../visitor/saved/saved-lists.ts';
import type { SavedPage } from './find-saved-page.ts';
import { savedDataAddress } from './saved-address.ts';

/**
 * The cards of the live adverts by reference, with what the browser does not store: facts, price rating and
 * more pictures. They are requested as if the list were a shared one, in a single call; without a response,
 * the cards show only what was saved.
 */
export function useSavedCards(channel: Channel): ReadonlyMap<string, VehicleCardView> {
  const fetcher = useFetcher<SavedPage | null>();
  const ask = useEffectEvent(() => {
    const references = savedLists[channel].read().map(({ publicReference }) => publicReference);
    if (references.length > 0) fetcher.load(savedDataAddress({ list: { channel, references } }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once per visit to a channel
  useEffect(() => ask(), [channel]);
  const vehicles = fetcher.data?.kind === 'shared' ? fetcher.data.vehicles : [];
  return new Map(vehicles.map(({ card }) => [card.id, card]));
}
