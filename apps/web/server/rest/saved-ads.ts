import { isPublicReference } from '@forecourt/domain';
import type { AdvertService } from '@forecourt/services';
import { buildSavedAdsItem } from '@forecourt/site';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { addCall } from './add-call.ts';
import { financeSchema } from './calculators/finance-schema.ts';
import { requireChannel } from './require-channel.ts';
import { json, problem } from './rest-problem.ts';

/** Three full lists of 30: more than any visitor can have saved in one channel. */
const mostIds = 90;

const savedAdsItemSchema = z
  .object({
    id: z.string().openapi({ description: "The advert's public reference" }),
    status: z
      .string()
      .openapi({ description: 'live; anything else is an advert that has ended', example: 'live' }),
    yearHalfYear: z.string().openapi({ description: 'The Irish registration mark', example: '191' }),
    make: z.string(),
    model: z.string(),
    title: z.string(),
    derivative: z.string().nullable(),
    imageUrl: z.string().openapi({ description: 'With %d in place of the width' }),
    imageCount: z.number().int(),
    price: z.number().nullable().openapi({ description: 'Whole euro; null is price on application' }),
    poa: z.boolean(),
    condition: z.string(),
    finance: financeSchema.nullable(),
  })
  .openapi('SavedAdsItem');

const idsSchema = z
  .preprocess(
    (given) => [...new Set(given === undefined ? [] : [given].flat())],
    z.array(z.string()).max(mostIds, `at most ${mostIds} adverts can be requested at once.`),
  )
  .openapi({
    type: 'array',
    items: { type: 'string' },
    param: { name: 'id', in: 'query', required: false, style: 'form', explode: true },
    description: 'A public reference; repeat the parameter for several',
  });

const route = createRoute({
  method: 'get',
  path: '/{channel}/saved-ads',
  summary: 'The current state of saved adverts',
  description:
    'In the requested order. An unknown reference, or one of another channel, gives no item; an ended advert has a status other than live.',
  request: {
    params: z.object({
      channel: z
        .string()
        .openapi({ description: 'Car, Commercial or Bike, in any case and also in the plural' }),
    }),
    query: z.object({ id: idsSchema }),
  },
  responses: {
    200: json('The items', z.array(savedAdsItemSchema)),
    400: problem('Too many adverts requested'),
    404: problem('No such channel'),
  },
});

export function addSavedAds(rest: OpenAPIHono<AppEnv>, adverts: Pick<AdvertService, 'findMany'>): void {
  addCall(rest, route, async (c) => {
    const channel = requireChannel(c.req.valid('param').channel);
    const references = c.req.valid('query').id.filter(isPublicReference);
    const found = references.length > 0 ? await adverts.findMany(references) : [];
    c.header('Cache-Control', 'public, max-age=30');
    return c.json(found.filter((advert) => advert.channel === channel).map(buildSavedAdsItem), 200);
  });
}
