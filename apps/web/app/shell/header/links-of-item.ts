import type { NavigationChild, NavigationItem } from '@forecourt/site';

/** A group that also leads somewhere itself has that address at the head of its list. */
export function linksOfItem({ text, mainLink, children }: NavigationItem): readonly NavigationChild[] {
  return mainLink === null ? children : [{ text, link: mainLink, isRouter: true }, ...children];
}
