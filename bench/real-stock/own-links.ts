import { channelSeoRoot, channels, formatQuery } from '@forecourt/domain';
import { type Ask, type Walk, walkLinks } from '@forecourt/web/server/links/walk-links.ts';

/** Enough to cover every make and model of a large stock; each is one page rendered by the running site. */
const mostAsked = 6000;

const starts = [
  ...['/sitemaps/listings.xml', '/sitemaps/dealers.xml', '/sitemaps/pages.xml'],
  ...['/', '/sitemap', '/popular-searches', '/new-cars', '/cars-ireland', '/dealers', '/dealers/make'],
];

/** Requests everything that the running site's own filters, sitemaps and pages link to. */
export async function walkOwnLinks(origin: string): Promise<Walk> {
  const ask: Ask = async (path) => {
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  };
  const filters = await listFilters(ask);
  let left = mostAsked - filters.length;
  const isWalked = (path: string) => !/[?]|\/fpa\//.test(path);
  return walkLinks(ask, [...filters, ...starts], isWalked, () => left-- > 0);
}

/** Every make and model that a filter offers. */
async function listFilters(ask: Ask): Promise<string[]> {
  const found: string[] = [];
  for (const channel of channels) {
    const facetsOf = async (query: string) =>
      JSON.parse((await ask(`/rest/1.0/${channel}/stock${query}`)).text).facets as Record<
        string,
        { value: string }[]
      >;
    for (const { value: make } of (await facetsOf('')).make ?? []) {
      found.push(channelSeoRoot(channel) + formatQuery({ make }));
      for (const { value: model } of (await facetsOf(formatQuery({ make }))).model ?? [])
        found.push(channelSeoRoot(channel) + formatQuery({ make, model }));
    }
  }
  return found;
}
