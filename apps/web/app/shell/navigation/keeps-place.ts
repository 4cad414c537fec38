import type { NavigationType } from 'react-router';

export interface Passage {
  fromPath: string;
  toPath: string;
  type: `${NavigationType}`;
  /** The address names a part of the page, and the page has it. */
  hasAnchor: boolean;
}

/**
 * Whether the page stays where it is scrolled to. A changed filter or page number changes only the query, and whoever
 * changed it is looking at it. Going back and forward has a saved position, and an anchor its own place.
 */
export function keepsPlace({ fromPath, toPath, type, hasAnchor }: Passage): boolean {
  return type !== 'POP' && !hasAnchor && fromPath === toPath;
}
