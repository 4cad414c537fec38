const base = 'http://site.invalid';

/** Longer than any address that the site writes. */
const longest = 2000;

/** An address from outside if it is a path of this site, else null: it may become a link. */
export function parseOwnPath(text: string | null): string | null {
  if (!text?.startsWith('/') || text.length > longest) return null;
  const url = URL.parse(text, base);
  return url?.origin === base ? url.pathname.replace(/^\/+/, '/') + url.search : null;
}
