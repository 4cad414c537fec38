import { buildFacets } from '@forecourt/search';
import type { Services } from '@forecourt/services';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { requireChannel } from '../require-channel.ts';
import { json, problem } from '../rest-problem.ts';
import { buildStockSummary } from './build-stock-summary.ts';
import { findDealersOf } from './find-dealers-of.ts';
import { answerUnchanged, cacheByVersion, indexTag } from './index-tag.ts';
import {
  channelParameter,
  countedInput,
  requireCounted,
  requireSearch,
  searchInput,
} from './search-input.ts';
import { stockSchema } from './stock-schema.ts';

const route = createRoute({
  method: 'get',
  path: '/{channel}/stock',
  summary: 'Search the live adverts',
  description:
    'Every facet of the channel is counted, each as if its own filter were not set; those of a group of less used filters only if counted names it. An unknown parameter is ignored; an invalid value is rejected with a message.',
  request: { params: channelParameter, query: searchInput.extend(countedInput.shape) },
  responses: {
    200: json('One page of adverts and the counts', stockSchema),
    304: { description: 'The index has not changed since' },
    400: problem('A parameter has an invalid value'),
    404: problem('No such channel'),
  },
});

export function addStock(
  rest: OpenAPIHono<AppEnv>,
  { search, dealers }: Pick<Services, 'search' | 'dealers'>,
): void {
  addCall(rest, route, async (c) => {
    const channel = requireChannel(c.req.valid('param').channel);
    const query = requireSearch(channel, c.req.url);
    const counted = requireCounted(c.req.url);
    const unchanged = answerUnchanged(c, search.state(), cacheByVersion);
    if (unchanged) return unchanged;
    const found = await search.search({ ...query, counted });
    const dealerOf = await findDealersOf(
      found.hits.map(({ advert }) => advert),
      dealers,
    );
    c.header('ETag', indexTag(found));
    c.header('Cache-Control', cacheByVersion);
    return c.json(
      {
        totalResults: found.total,
        totalPages: found.pages,
        page: found.page,
        items: found.hits.map(({ advert, distance }) =>
          buildStockSummary(advert, dealerOf(advert), distance),
        ),
        facets: buildFacets(found.facets, channel),
        version: found.version,
      },
      200,
    );
  });
}
