import type { NavigationType } from 'react-router';

export interface NavigationStep {
  fromPath: string;
  toPath: string;
  type: `${NavigationType}`;
  /** The address names a part of the page, and that part exists. */
  hasAnchor: boolean;
}

/**
 * Whether the page keeps its scroll position. A changed filter or page number changes only the query, and the
 * visitor is looking at it. Going back and forward has a saved position, and an anchor its own.
 */
export function keepsScroll({ fromPath, toPath, type, hasAnchor }: NavigationStep): boolean {
  return type !== 'POP' && !hasAnchor && fromPath === toPath;
}
