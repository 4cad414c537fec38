import type { NavigationChild, NavigationItem } from '@forecourt/site';

/** A group that is itself a link has that link first in its list. */
export function linksOfItem({ text, mainLink, children }: NavigationItem): readonly NavigationChild[] {
  return mainLink === null ? children : [{ text, link: mainLink, isRouter: true }, ...children];
}
