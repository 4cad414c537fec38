import { useCallback, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useHidden } from '../../seen/use-hidden.ts';
import type { ResultCardView } from '../../vehicle/build-result-card.ts';
import type { Hide } from '../../vehicle/HideMenu.tsx';
import type { ResultsData } from './load-results.server.ts';
import { useLateTail } from './use-late-tail.ts';
import { useSteady } from './use-steady.ts';

const referenceOf = (card: ResultCardView) => card.vehicle.publicReference;

/** The cards of the page without what this visitor has hidden, and the ways to hide more and to undo it. */
export function useShownCards(view: Pick<ResultsData, 'channel' | 'cards' | 'featured'>) {
  const hidden = useHidden(view.channel);
  const cards = useSteady(view.cards, referenceOf);
  const featured = useSteady(view.featured, referenceOf);
  const isShown = (card: ResultCardView) =>
    !hidden.isHidden({ publicReference: referenceOf(card), sellerKey: card.sellerKey });

  // The latest one, so that `onHide` never changes and no card is rendered again because of it.
  const latest = useRef(hidden);
  useEffect(() => {
    latest.current = hidden;
  });
  const onHide = useCallback((hide: Hide) => {
    if (hide.kind === 'advert') latest.current.hideAdvert(hide.publicReference);
    else if (hide.kind === 'seller') latest.current.hideSeller(hide.sellerKey);
    else latest.current.setHidesSeen(true);
  }, []);

  const isReturn = useNavigationType() === 'POP';
  const painted = useLateTail(cards, referenceOf, isReturn).filter(isShown);
  return {
    cards: painted,
    featured: featured.filter(isShown),
    hidden,
    hiddenCount: cards.filter((card) => !isShown(card)).length,
    onHide,
  };
}
