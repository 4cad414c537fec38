import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusElement } from '../../../../shell/navigation/focus-element.ts';
import { findNextChip } from '../search-summary/find-next-chip.ts';

/** The links that remove one filter, without the one that clears all. */
const chipLinks = 'ul[aria-label="Applied filters"] a[aria-label]';

const chipsIn = (region: HTMLElement) => [...region.querySelectorAll<HTMLElement>(chipLinks)];

/** The button that hides an advert: the element in its card that opens something. */
function findHideButton(region: HTMLElement, advert: string | undefined): HTMLElement | null {
  return advert ? region.querySelector(`[data-advert="${CSS.escape(advert)}"] [aria-expanded]`) : null;
}

/**
 * A link that removes a filter disappears with it, and so does the button that restores a hidden advert. The
 * focus would fall to the top of the page: it moves to the next chip, to the advert, or to the results
 * themselves.
 */
export function useRestoredFocus(region: RefObject<HTMLElement | null>) {
  const held = useRef<{ element: HTMLElement; chip: number } | null>(null);
  // The last one that the visitor focused.
  const advert = useRef<string>(undefined);

  // After every render: whichever removes the focused element, this runs right after it.
  useLayoutEffect(() => {
    if (!region.current || !held.current || held.current.element.isConnected) return;
    const { element, chip } = held.current;
    const isButton = element instanceof HTMLButtonElement;
    const next = isButton
      ? findHideButton(region.current, advert.current)
      : findNextChip(chipsIn(region.current), chip);
    held.current = null;
    // A changed filter keeps the scroll position, but a restored advert is scrolled into view.
    if (next) next.focus({ preventScroll: !isButton });
    else focusElement(region.current);
  });

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      held.current = { element: target, chip: chipsIn(currentTarget).indexOf(target) };
      advert.current = target.closest<HTMLElement>('[data-advert]')?.dataset.advert ?? advert.current;
    },
    // React fires no blur when it removes elements, only when the visitor leaves.
    onBlur: () => {
      held.current = null;
    },
  };
}
