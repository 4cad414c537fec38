import { dublinDay } from '@forecourt/domain';
import {
  buildYearlyCostOptions,
  consumptionOf,
  drivenVehicleQuestions,
  drivingQuestions,
  runningPriceQuestions,
} from '@forecourt/pricing';
import type { Services } from '@forecourt/services';
import { completeVehicle } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { requireChannel } from '../require-channel.ts';
import { requireLiveAdvert } from '../require-live-advert.ts';
import { json, problem } from '../rest-problem.ts';
import { channelParameter } from '../stock/search-input.ts';
import { refuse, requireAnswers, toolQuery } from './tool-parameters.ts';
import { explained } from './tool-schemas.ts';

const drivingQuery = { ...drivingQuestions, ...runningPriceQuestions };
const describedQuery = { ...drivenVehicleQuestions, ...drivingQuery };

const costSchema = z
  .object({
    total: z.number(),
    perMonth: z.number(),
    perKm: z.number(),
    parts: z
      .array(
        z.object({
          part: z.enum(['motor-tax', 'energy', 'test', 'service', 'tyres', 'insurance', 'depreciation']),
          label: z.string(),
          amount: z.number().nullable().openapi({ description: 'Null if too little is known' }),
        }),
      )
      .readonly(),
    isComplete: z.boolean(),
    leftOut: z
      .array(z.string())
      .readonly()
      .openapi({ description: 'Labels of the unknown parts, which are not in the total' }),
    isInsured: z.boolean().openapi({ description: 'Whether insurance is in the total' }),
    averageInsurance: z.number().nullable().openapi({ description: 'Of all private cars' }),
    ...explained,
  })
  .openapi('YearlyCost');

const bad = problem('A parameter has an invalid value');

const advertRoute = createRoute({
  method: 'get',
  path: '/{channel}/running-costs/{publicReference}',
  summary: 'The yearly running costs of an advert’s vehicle',
  request: {
    params: channelParameter.extend({ publicReference: z.string() }),
    query: toolQuery(drivingQuery),
  },
  responses: {
    200: json('The parts and their sum', costSchema),
    400: bad,
    404: problem('No such channel, or no such advert in it'),
    410: problem('The advert has ended'),
  },
});

const describedRoute = createRoute({
  method: 'get',
  path: '/{channel}/running-costs',
  summary: 'The yearly running costs of a described vehicle',
  request: { params: channelParameter, query: toolQuery(describedQuery) },
  responses: {
    200: json(
      'The parts and their sum, and what was assumed from similar adverts',
      z.object({
        cost: costSchema,
        assumed: z.string().nullable().openapi({ description: 'A sentence; null if nothing was assumed' }),
      }),
    ),
    400: bad,
    404: problem('No such channel'),
  },
});

export function addRunningCosts(
  rest: OpenAPIHono<AppEnv>,
  { adverts, pricing }: Pick<Services, 'adverts' | 'pricing'>,
): void {
  addCall(rest, advertRoute, async (c) => {
    const { channel: name, publicReference } = c.req.valid('param');
    const channel = requireChannel(name);
    const advert = await requireLiveAdvert(adverts, channel, publicReference);
    const asked = requireAnswers(drivingQuery, c.req.valid('query'), { channel });
    c.header('Cache-Control', 'public, max-age=300');
    return c.json(pricing.yearlyCost(advert, buildYearlyCostOptions(asked)), 200);
  });
  addCall(rest, describedRoute, async (c) => {
    const channel = requireChannel(c.req.valid('param').channel);
    const asked = requireAnswers(describedQuery, c.req.valid('query'), { channel });
    const thisYear = dublinDay(new Date()).year;
    const { vehicle, assumed } = await completeVehicle({ ...asked, channel }, { adverts, pricing }, thisYear);
    if (!consumptionOf(vehicle.vehicle, channel === 'Bike'))
      refuse('fuel: there are too few similar adverts, so the fuel and the engine size or CO₂ are required.');
    c.header('Cache-Control', 'public, max-age=300');
    return c.json({ cost: pricing.yearlyCost(vehicle, buildYearlyCostOptions(asked)), assumed }, 200);
  });
}
