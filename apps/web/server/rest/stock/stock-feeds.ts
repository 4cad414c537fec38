import {
  type Advert,
  type Channel,
  channelPlural,
  largestPageSize,
  type SearchQuery,
} from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { requireChannel } from '../require-channel.ts';
import { problem } from '../rest-problem.ts';
import { buildFeedView, type FeedView } from './build-feed-view.ts';
import { formatAtom } from './format-atom.ts';
import { formatCsv } from './format-csv.ts';
import { formatJsonFeed } from './format-json-feed.ts';
import { answerUnchanged, indexTag } from './index-tag.ts';
import { channelParameter, requireSearch, searchInput } from './search-input.ts';

interface FeedFormat {
  resource: string;
  summary: string;
  type: string;
  /** Default values of a search in this format. */
  defaults: Partial<SearchQuery>;
  format(view: FeedView, page: { adverts: readonly Advert[]; channel: Channel; origin: string }): string;
  /** A file to download rather than to show. */
  isDownload?: true;
}

const formats: readonly FeedFormat[] = [
  {
    resource: 'stock.atom',
    summary: 'A search as an Atom feed, newest first',
    type: 'application/atom+xml; charset=utf-8',
    defaults: { sort: 'newest' },
    format: formatAtom,
  },
  {
    resource: 'stock.json-feed',
    summary: 'A search as a JSON Feed 1.1, newest first',
    type: 'application/feed+json; charset=utf-8',
    defaults: { sort: 'newest' },
    format: formatJsonFeed,
  },
  {
    resource: 'stock.csv',
    summary: 'A search as a table, up to 100 adverts per page',
    type: 'text/csv; charset=utf-8; header=present',
    defaults: { size: largestPageSize },
    format: (_, { adverts, channel, origin }) => formatCsv(adverts, channel, origin),
    isDownload: true,
  },
];

/** Feed readers poll by themselves, and many of them too often. */
const cacheControl = 'public, max-age=60';

export function addStockFeeds(
  rest: OpenAPIHono<AppEnv>,
  { search, site }: Pick<Services, 'search' | 'site'>,
): void {
  for (const { resource, type, defaults, format, summary, isDownload } of formats) {
    addCall(rest, buildRoute(resource, summary, type), async (c) => {
      const channel = requireChannel(c.req.valid('param').channel);
      const query = { ...defaults, ...requireSearch(channel, c.req.url) };
      const unchanged = answerUnchanged(c, search.state(), cacheControl);
      if (unchanged) return unchanged;
      const found = await search.search(query);
      const { origin } = site;
      const nameOfSlug = await search.nameOfSlug(channel);
      const view = buildFeedView({ query, found, nameOfSlug, origin, resource });
      if (view.nextUrl) c.header('Link', `<${view.nextUrl}>; rel="next"`);
      if (isDownload) c.header('Content-Disposition', `attachment; filename="${channelPlural(channel)}.csv"`);
      c.header('ETag', indexTag(found));
      c.header('Cache-Control', cacheControl);
      const adverts = found.hits.map(({ advert }) => advert);
      return c.body(format(view, { adverts, channel, origin }), 200, { 'Content-Type': type });
    });
  }
}

function buildRoute(resource: string, summary: string, type: string) {
  const [mediaType = type] = type.split(';');
  return createRoute({
    method: 'get',
    path: `/{channel}/${resource}`,
    summary,
    description: 'Accepts the parameters of the search; a Link header points to the next page.',
    request: { params: channelParameter, query: searchInput },
    responses: {
      200: { description: 'One page of adverts', content: { [mediaType]: { schema: z.string() } } },
      304: { description: 'The index has not changed since' },
      400: problem('A parameter has an invalid value'),
      404: problem('No such channel'),
    },
  });
}
