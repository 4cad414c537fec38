/**
 * How a link is followed: to another page, which fades in; within the page, which stays where it is scrolled to; or
 * within the page and with nothing fetched before it is pressed.
 */
export type WayToFollow = 'page' | 'stay' | 'quiet';

export interface FollowedLink {
  href: string;
  way: WayToFollow;
}

interface Press {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** A press that asks for another tab, another window or a download is the browser's. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/**
 * The link of this site that something in the page belongs to. A `data-to` names where it leads who follows it from
 * here, when its address is the one that everybody else is to know.
 */
export function findFollowedLink(target: EventTarget | null): FollowedLink | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-follow]') : null;
  const href = link?.getAttribute('data-to') ?? link?.getAttribute('href');
  // The property of a link in a drawing is no text.
  const window = link?.getAttribute('target');
  if (!link || !href || (window && window !== '_self') || link.hasAttribute('download')) return null;
  return { href, way: link.dataset.follow as WayToFollow };
}

/** Gives a link that somebody may be about to open in another tab the address that it leads visitors to. */
export function leadVisitors(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a[data-to]') : null;
  link?.setAttribute('href', link.getAttribute('data-to') ?? '');
}
