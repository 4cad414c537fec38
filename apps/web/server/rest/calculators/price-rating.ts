import type { Services } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { requireChannel } from '../require-channel.ts';
import { requireLiveAdvert } from '../require-live-advert.ts';
import { json, problem } from '../rest-problem.ts';
import { channelParameter } from '../stock/search-input.ts';
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
  summary: 'How the asking price of an advert compares with the market',
  request: { params: channelParameter.extend({ publicReference: z.string() }) },
  responses: {
    200: json(
      'The rating; null if no price is asked, if a value is doubted or if there are too few similar adverts',
      z.object({ rating: ratingSchema.nullable(), comparedWith: comparablesSchema }),
    ),
    404: problem('No such channel, or no such advert in it'),
    410: problem('The advert has ended'),
  },
});

export function addPriceRating(
  rest: OpenAPIHono<AppEnv>,
  { adverts, pricing }: Pick<Services, 'adverts' | 'pricing'>,
): void {
  addCall(rest, route, async (c) => {
    const { channel, publicReference } = c.req.valid('param');
    const advert = await requireLiveAdvert(adverts, requireChannel(channel), publicReference);
    c.header('Cache-Control', 'public, max-age=300');
    const rating = pricing.rate(advert);
    return c.json({ rating, comparedWith: rating ? (pricing.comparedWith(advert)?.adverts ?? []) : [] }, 200);
  });
}
