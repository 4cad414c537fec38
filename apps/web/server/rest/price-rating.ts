import type { Services } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { requireChannel } from './require-channel.ts';
import { requireLiveAdvert } from './require-live-advert.ts';
import { methodNotAllowed, problemContent } from './rest-problem.ts';
import { channelParameter } from './search-input.ts';
import { basisSchema, comparablesSchema } from './tool-schemas.ts';

const ratingSchema = z
  .object({
    step: z.enum(['great', 'good', 'fair', 'high', 'very-high']),
    label: z.string(),
    expected: z.number().int(),
    difference: z.number().int().openapi({ description: 'The asking price less the expected one' }),
    comparables: z.number().int(),
    basis: basisSchema,
    thresholds: z
      .object({ great: z.number(), good: z.number(), fair: z.number(), high: z.number() })
      .openapi({ description: 'The highest price of each step, in whole euro' }),
  })
  .openapi('PriceRating');

const route = createRoute({
  method: 'get',
  path: '/{channel}/price-rating/{publicReference}',
  summary: 'How the asking price of an advert stands against the market',
  request: { params: channelParameter.extend({ publicReference: z.string() }) },
  responses: {
    200: {
      description:
        'The rating; null where no price is asked, where something of the advert is doubted, or too few like it are for sale',
      content: {
        'application/json': {
          schema: z.object({ rating: ratingSchema.nullable(), comparedWith: comparablesSchema }),
        },
      },
    },
    404: problemContent('No such channel, or no such advert in it'),
    410: problemContent('The advert has ended'),
  },
});

export function addPriceRating(
  rest: OpenAPIHono<AppEnv>,
  { adverts, pricing }: Pick<Services, 'adverts' | 'pricing'>,
): void {
  rest.openapi(route, async (c) => {
    c.set('route', '/rest/1.0/{channel}/price-rating/{publicReference}');
    const { channel, publicReference } = c.req.valid('param');
    const advert = await requireLiveAdvert(adverts, requireChannel(channel), publicReference);
    c.header('Cache-Control', 'public, max-age=300');
    const rating = pricing.rate(advert);
    return c.json({ rating, comparedWith: rating ? (pricing.comparedWith(advert)?.adverts ?? []) : [] }, 200);
  });
  rest.all('/:channel/price-rating/:publicReference', methodNotAllowed);
}
