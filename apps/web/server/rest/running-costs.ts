import { usualKmAYear } from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../services.ts';
import { requireChannel } from './require-channel.ts';
import { requireLiveAdvert } from './require-live-advert.ts';
import { methodNotAllowed, problemContent } from './rest-problem.ts';
import { channelParameter } from './search-input.ts';
import { optionalNumber } from './tool-parameters.ts';
import { explained } from './tool-schemas.ts';

const price = (what: string) => optionalNumber({ min: 0, max: 20, description: `${what}, in euro` });

const route = createRoute({
  method: 'get',
  path: '/{channel}/running-costs/{publicReference}',
  summary: 'What a vehicle costs in a year beside its price',
  request: {
    params: channelParameter.extend({ publicReference: z.string() }),
    query: z.object({
      km: optionalNumber({ min: 0, max: 200_000, description: `Kilometres a year; ${usualKmAYear}` }),
      petrol: price('A litre'),
      diesel: price('A litre'),
      homeDay: price('A kWh at home by day'),
      homeNight: price('A kWh at home by night'),
      publicFast: price('A kWh at a fast charger'),
    }),
  },
  responses: {
    200: {
      description: 'The parts and their sum',
      content: {
        'application/json': {
          schema: z
            .object({
              total: z.number(),
              perMonth: z.number(),
              perKm: z.number(),
              parts: z
                .array(
                  z.object({
                    part: z.enum(['motor-tax', 'energy', 'test', 'service', 'tyres', 'depreciation']),
                    label: z.string(),
                    amount: z.number().nullable().openapi({ description: 'Null where too little is known' }),
                  }),
                )
                .readonly(),
              isComplete: z.boolean(),
              leftOut: z
                .array(z.string())
                .readonly()
                .openapi({ description: 'Labels of the parts that are not in the total' }),
              averageInsurance: z.number().nullable().openapi({ description: 'Not in the total' }),
              ...explained,
            })
            .openapi('YearlyCost'),
        },
      },
    },
    400: problemContent('A parameter holds a value that cannot be used'),
    404: problemContent('No such channel, or no such advert in it'),
    410: problemContent('The advert has ended'),
  },
});

export function addRunningCosts(
  rest: OpenAPIHono<AppEnv>,
  { adverts, pricing }: Pick<Services, 'adverts' | 'pricing'>,
): void {
  rest.openapi(route, async (c) => {
    c.set('route', '/rest/1.0/{channel}/running-costs/{publicReference}');
    const { channel, publicReference } = c.req.valid('param');
    const { km = usualKmAYear, ...asked } = c.req.valid('query');
    const advert = await requireLiveAdvert(adverts, requireChannel(channel), publicReference);
    const prices = Object.fromEntries(Object.entries(asked).filter(([, given]) => given !== undefined));
    c.header('Cache-Control', 'public, max-age=300');
    return c.json(pricing.yearlyCost(advert, { kmAYear: km, prices }), 200);
  });
  rest.all('/:channel/running-costs/:publicReference', methodNotAllowed);
}
