/**
 * How a link is followed: `page` fades to another page, `stay` keeps the scroll position, and `quiet` also
 * does not prefetch.
 */
export type LinkBehaviour = 'page' | 'stay' | 'quiet';

export interface FollowedLink {
  href: string;
  behaviour: LinkBehaviour;
}

interface Press {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** The browser handles a press that opens another tab or window, or downloads. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/**
 * The link of this site that contains the target. `data-to` holds the address to follow from here, where
 * `href` holds the canonical address for everyone else.
 */
export function findFollowedLink(target: EventTarget | null): FollowedLink | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-follow]') : null;
  const href = link?.getAttribute('data-to') ?? link?.getAttribute('href');
  // On a link inside an SVG the property is not a string.
  const window = link?.getAttribute('target');
  if (!link || !href || (window && window !== '_self') || link.hasAttribute('download')) return null;
  return { href, behaviour: (link.dataset.follow || 'page') as LinkBehaviour };
}

/** Sets a link's visitor address before the visitor opens it in another tab. */
export function setVisitorAddress(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a[data-to]') : null;
  link?.setAttribute('href', link.getAttribute('data-to') ?? '');
}
