/** Any host will do: only what follows it is used. */
const base = 'http://site.invalid';

/** Where a redirect may lead outside of the site. */
const outsideOrigins: readonly string[] = ['https://wa.me'];

/**
 * A path of this site as a `Location` header takes it: percent-encoded, and with one slash at its beginning, since a
 * browser reads `//evil.example` and `/<tab>/evil.example` as another host. Every redirect of ours is written here.
 */
export function formatLocation(address: string): string {
  const { origin, pathname, search, hash } = new URL(address, base);
  if (origin !== base) throw new Error('A redirect within the site names another host.');
  return pathname.replace(/^\/+/, '/') + search + hash;
}

/** The same for the few places outside of the site that a redirect may lead to. */
export function formatOutsideLocation(address: string): string {
  const { origin, href } = new URL(address);
  if (!outsideOrigins.includes(origin)) throw new Error('A redirect leads to a place that is not listed.');
  return href;
}

/** Whether a browser that is shown this `Location` stays on the site, or leaves it for a place that is listed. */
export function isAllowedLocation(location: string, siteOrigin: string): boolean {
  const url = URL.parse(location, siteOrigin);
  return url !== null && (url.origin === siteOrigin || outsideOrigins.includes(url.origin));
}
