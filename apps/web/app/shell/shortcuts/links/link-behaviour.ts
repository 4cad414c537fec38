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

/** The link of this site that contains the target, unless the browser is to load what it leads to. */
export function findFollowedLink(target: EventTarget | null): FollowedLink | null {
  const link = findLink(target);
  const href = link && (visitorAddressOf(link) ?? link.getAttribute('href'));
  // On a link inside an SVG the property is not a string.
  const window = link?.getAttribute('target');
  if (!link || !href || (window && window !== '_self') || link.hasAttribute('download')) return null;
  if (isFile(href)) return null;
  return { href, behaviour: (link.dataset.follow ?? 'page') as LinkBehaviour };
}

/** Sets a link's visitor address before the visitor opens it in another tab. */
export function setVisitorAddress(target: EventTarget | null): void {
  const link = findLink(target);
  const address = link && visitorAddressOf(link);
  if (address) link.setAttribute('href', address);
}

/** An example to download, say, in a text. */
function isFile(href: string): boolean {
  return /^[^?#]*\.[a-z]+(?:[?#]|$)/.test(href);
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[href^="/"]:not([href^="//"], [data-reload])');
}

/**
 * The address to follow from here, where `href` is the canonical one for everyone else: a list says once how its
 * adverts are opened within its search.
 */
function visitorAddressOf(link: HTMLAnchorElement): string | null {
  const card = link.closest<HTMLElement>('[data-advert]');
  const pattern = card?.closest<HTMLElement>('[data-advert-address]')?.dataset.advertAddress;
  const reference = card?.dataset.advert;
  if (!pattern || !reference || !link.getAttribute('href')?.includes(`/${reference}`)) return null;
  return pattern.replace('*', reference);
}
