/** Any host works: only what follows it is used. */
const base = 'http://site.invalid';

/**
 * A path of this site as a `Location` header takes it: percent-encoded, with exactly one leading slash,
 * because a browser reads `//evil.example` and `/<tab>/evil.example` as another host. All our redirects are
 * written here.
 */
export function formatLocation(address: string): string {
  const { origin, pathname, search, hash } = new URL(address, base);
  if (origin !== base) throw new Error('A redirect within the site leads to another host.');
  return pathname.replace(/^\/+/, '/') + search + hash;
}

/** Whether a browser that follows this `Location` stays on the site. */
export function isAllowedLocation(location: string, siteOrigin: string): boolean {
  return URL.parse(location, siteOrigin)?.origin === siteOrigin;
}
