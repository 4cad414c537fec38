import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusPart } from '../../../../shell/navigation/focus-part.ts';
import { findNextChip } from '../search-summary/find-next-chip.ts';

/** The links that remove something, without the one that removes everything. */
const chipLinks = 'ul[aria-label="Applied filters"] a[aria-label]';

const chipsIn = (region: HTMLElement) => [...region.querySelectorAll<HTMLElement>(chipLinks)];

/** The button that hides an advert: what its card has that opens. */
function findHideButton(region: HTMLElement, advert: string | undefined): HTMLElement | null {
  return advert ? region.querySelector(`[data-advert="${CSS.escape(advert)}"] [aria-expanded]`) : null;
}

/**
 * A link that takes a filter away goes with it, and so does the button that brings a hidden advert back. The focus
 * would fall to the top of the page: it goes to the next chip, to the advert, or to the results themselves.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>) {
  const held = useRef<{ element: HTMLElement; chip: number } | null>(null);
  // The last that the visitor was at.
  const advert = useRef<string>(undefined);

  // With every render: whichever takes the focused element away, this comes right after it.
  useLayoutEffect(() => {
    if (!region.current || !held.current || held.current.element.isConnected) return;
    const { element, chip } = held.current;
    const isButton = element instanceof HTMLButtonElement;
    const next = isButton
      ? findHideButton(region.current, advert.current)
      : findNextChip(chipsIn(region.current), chip);
    held.current = null;
    // A changed filter leaves the page where it is, but an advert that is back is shown.
    if (next) next.focus({ preventScroll: !isButton });
    else focusPart(region.current);
  });

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      held.current = { element: target, chip: chipsIn(currentTarget).indexOf(target) };
      advert.current = target.closest<HTMLElement>('[data-advert]')?.dataset.advert ?? advert.current;
    },
    // React tells of no blur while it takes elements away: only of a visitor who leaves.
    onBlur: () => {
      held.current = null;
    },
  };
}
