import type { Channel } from '@forecourt/domain';
import { hasSaved, isFull, type SavedList, totalSaved } from '@forecourt/site';
import { useSyncExternalStore } from 'react';
import { useStored } from '../browser-storage/use-stored.ts';
import { savedLists, subscribeToAll } from './saved-lists.ts';

export function useSavedList(channel: Channel): SavedList {
  return useStored(savedLists[channel]);
}

export function useIsSaved(channel: Channel, publicReference: string): boolean {
  return useStored(savedLists[channel], (list) => hasSaved(list, publicReference));
}

export function useIsFull(channel: Channel): boolean {
  return useStored(savedLists[channel], isFull);
}

/** The number in the header: all three channels together, 0 until the browser has read its storage. */
export function useSavedCount(): number {
  return useSyncExternalStore(subscribeToAll, countSaved, () => 0);
}

function countSaved(): number {
  const { Car, Commercial, Bike } = savedLists;
  return totalSaved({ Car: Car.read(), Commercial: Commercial.read(), Bike: Bike.read() });
}
