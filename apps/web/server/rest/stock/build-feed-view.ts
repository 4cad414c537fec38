import {
  type Advert,
  advertPath,
  channelPlural,
  describeSearch,
  formatAskingPrice,
  formatMileage,
  formatQuery,
  formatSearch,
  type NameOfSlug,
  pictureAddresses,
  type SearchQuery,
  searchParameters,
} from '@forecourt/domain';
import type { FoundAdverts } from '@forecourt/services';
import { imageAddress } from '@forecourt/site';

/** A page of results as a feed; every address is absolute. */
export interface FeedView {
  id: string;
  title: string;
  /** The same search for people. */
  pageUrl: string;
  selfUrl: string;
  previousUrl: string | null;
  nextUrl: string | null;
  /** ISO time of the latest change on the page. */
  updatedAt: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  id: string;
  url: string;
  title: string;
  summary: string;
  imageUrl: string | null;
  publishedAt: string;
  updatedAt: string;
}

export interface FeedSource {
  query: SearchQuery;
  found: Pick<FoundAdverts, 'page' | 'pages' | 'hits'>;
  nameOfSlug: NameOfSlug;
  origin: string;
  /** The last segment of the feed's own address. */
  resource: string;
}

const imageWidth = 800;

export function buildFeedView({ query, found, nameOfSlug, origin, resource }: FeedSource): FeedView {
  const { page: _, ...firstPage } = query;
  const urlOfPage = (page: number) => {
    const parameters = searchParameters({ ...firstPage, page });
    return `${origin}/rest/1.0/${query.channel}/${resource}${formatQuery(parameters)}`;
  };
  const entries = found.hits.map(({ advert }) => buildFeedEntry(advert, origin));
  const updates = entries.map(({ updatedAt }) => updatedAt).sort();
  return {
    id: tagOf(origin, `search/${channelPlural(query.channel)}${formatQuery(searchParameters(firstPage))}`),
    title: describeSearch(query, nameOfSlug).sentence,
    pageUrl: origin + formatSearch(firstPage),
    selfUrl: urlOfPage(found.page),
    previousUrl: found.page > 1 ? urlOfPage(found.page - 1) : null,
    nextUrl: found.page < found.pages ? urlOfPage(found.page + 1) : null,
    // A feed must state a time; an empty one has not changed since the epoch.
    updatedAt: updates.at(-1) ?? new Date(0).toISOString(),
    entries,
  };
}

function buildFeedEntry(advert: Advert, origin: string): FeedEntry {
  const [picture] = pictureAddresses(advert);
  return {
    id: tagOf(origin, `advert/${advert.publicReference}`),
    url: origin + advertPath(advert),
    title: `${advert.title} · ${formatAskingPrice(advert)}`,
    summary: buildSummary(advert),
    imageUrl: picture === undefined ? null : origin + imageAddress(picture, imageWidth),
    publishedAt: advert.listedAt,
    updatedAt: advert.updatedAt,
  };
}

function buildSummary(advert: Advert): string {
  const { vehicle, place } = advert;
  const where = place.town ? `${place.town}, Co. ${place.county}` : `Co. ${place.county}`;
  const { derivative, year, fuel, transmission } = vehicle;
  return [formatAskingPrice(advert), derivative, year, formatMileage(vehicle), fuel, transmission, where]
    .filter(Boolean)
    .join(' · ');
}

/** An id that stays when addresses change (RFC 4151). */
function tagOf(origin: string, name: string): string {
  return `tag:${new URL(origin).hostname},2026:${name}`;
}
