import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusPart } from '../../shell/navigation/focus-part.ts';
import { findNextChip } from './find-next-chip.ts';

/** The links that remove something, without the one that removes everything. */
const chipLinks = 'ul[aria-label="Applied filters"] a[aria-label]';

const chipsIn = (region: HTMLElement) => [...region.querySelectorAll<HTMLElement>(chipLinks)];

/**
 * A link that takes a filter away goes with it, and the focus would fall to the top of the page: it goes to the next
 * chip, or to the results themselves.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>) {
  const held = useRef<{ element: HTMLElement; chip: number } | null>(null);

  // With every render: whichever takes the focused element away, this comes right after it.
  useLayoutEffect(() => {
    if (!region.current || !held.current || held.current.element.isConnected) return;
    const next = findNextChip(chipsIn(region.current), held.current.chip);
    held.current = null;
    if (next) next.focus({ preventScroll: true });
    else focusPart(region.current);
  });

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      held.current = { element: target, chip: chipsIn(currentTarget).indexOf(target) };
    },
    // React tells of no blur while it takes elements away: only of a visitor who leaves.
    onBlur: () => {
      held.current = null;
    },
  };
}
