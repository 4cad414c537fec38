import type { Channel } from '@forecourt/domain';
import {
  type Hidden,
  type HideableAdvert,
  hideAdvert,
  hideSeller,
  isHidden,
  nothingHidden,
} from '@forecourt/site';
import { useMemo, useState } from 'react';
import { useStored } from '../browser-storage/use-stored.ts';
import { trackEvent } from '../tracking/track.ts';
import { hiddenAdverts, seenAdverts } from './seen-stores.ts';

export interface HiddenAdverts {
  hidden: Hidden;
  /** False for all on the server and in the browser's first render. */
  isHidden(advert: HideableAdvert): boolean;
  isSeen(publicReference: string): boolean;
  hideAdvert(publicReference: string): void;
  /** By `hideableAdvert(advert).sellerKey`. */
  hideSeller(sellerKey: string): void;
  setHidesSeen(hidesSeen: boolean): void;
  /** Whether the last of these actions can be undone, while the page lasts. */
  canUndo: boolean;
  undo(): void;
  showAll(): void;
}

/** What a visitor has hidden from the results of a channel, stored in this browser. */
export function useHidden(channel: Channel): HiddenAdverts {
  const store = hiddenAdverts[channel];
  const hidden = useStored(store);
  const seenList = useStored(seenAdverts);
  const seen = useMemo(() => new Set(seenList), [seenList]);
  const [before, setBefore] = useState<Hidden | null>(null);
  const step = (next: (old: Hidden) => Hidden) => {
    setBefore(store.read());
    store.change(next);
  };
  return {
    hidden,
    isHidden: (advert) => isHidden(hidden, seen, advert),
    isSeen: (publicReference) => seen.has(publicReference),
    hideAdvert: (publicReference) => {
      step((old) => hideAdvert(old, publicReference));
      trackEvent({ kind: 'vehicle-hidden', vehicle: { channel, publicReference } });
    },
    hideSeller: (sellerKey) => step((old) => hideSeller(old, sellerKey)),
    setHidesSeen: (hidesSeen) => step((old) => ({ ...old, hidesSeen })),
    canUndo: before !== null,
    undo: () => {
      if (before) store.change(() => before);
      setBefore(null);
    },
    showAll: () => step(() => nothingHidden),
  };
}
