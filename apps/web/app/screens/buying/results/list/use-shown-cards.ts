import { advertInSearchPath } from '@forecourt/domain';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { ResultCardView } from '../../../../parts/vehicle/build-result-card.ts';
import { cardHref } from '../../../../parts/vehicle/card-href.ts';
import type { Hide } from '../../../../parts/vehicle/HideMenu.tsx';
import { useHidden } from '../../../../visitor/seen/use-hidden.ts';
import { useDeferredTail } from '../fast-filters/use-deferred-tail.ts';
import type { ResultsData } from '../load-results.server.ts';

/**
 * A card and its link: the advert within this search, so that its page knows the next and the previous one. Where
 * robots read the page it is the advert's canonical address, and the list says what visitors follow.
 */
export interface LinkedCard {
  card: ResultCardView;
  href: string;
}

/** About as many as a window shows. */
const inWindow = 6;

const referenceOf = (card: ResultCardView) => card.vehicle.publicReference;
const referenceOfLinked = ({ card }: LinkedCard) => referenceOf(card);

/** The page's cards without those that the visitor has hidden, and functions to hide more and to undo it. */
export function useShownCards(view: Pick<ResultsData, 'channel' | 'cards' | 'context' | 'isForRobots'>) {
  const hidden = useHidden(view.channel);
  const cards = useLinked(view.cards, view);
  const isShown = ({ card }: LinkedCard) =>
    !hidden.isHidden({ publicReference: referenceOf(card), sellerKey: card.sellerKey });

  // A ref to the latest, so that `onHide` never changes and does not cause a card to render.
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
  return {
    /** How a visitor opens an advert within this search, with `*` for its reference. */
    advertAddress: view.isForRobots ? advertInSearchPath(view.channel, '*') + view.context : undefined,
    cards: useDeferredTail(cards, referenceOfLinked, inWindow, isReturn).filter(isShown),
    isReturn,
    hidden,
    hiddenCount: cards.filter((card) => !isShown(card)).length,
    onHide,
  };
}

/** A link belongs to its card; where robots read the page, a card of the previous search may open in the next one. */
function useLinked(
  cards: readonly ResultCardView[],
  { channel, context, isForRobots }: Pick<ResultsData, 'channel' | 'context' | 'isForRobots'>,
): readonly LinkedCard[] {
  return useMemo(
    () =>
      cards.map((card) => ({
        card,
        href: isForRobots
          ? cardHref(channel, card.vehicle)
          : advertInSearchPath(channel, referenceOf(card)) + context,
      })),
    [cards, channel, context, isForRobots],
  );
}
