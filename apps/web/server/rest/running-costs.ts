import { channels, dublinDay, fuels, groupDigits, standardKmAYear } from '@forecourt/domain';
import { averageInsurance, consumptionOf, type InsuranceChoice } from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { ProblemError } from '../http/error-response.ts';
import { completeVehicle } from '../pricing/complete-vehicle.ts';
import type { Services } from '../services.ts';
import { addCall } from './add-call.ts';
import { requireChannel } from './require-channel.ts';
import { requireLiveAdvert } from './require-live-advert.ts';
import { json, problem } from './rest-problem.ts';
import { channelParameter } from './search-input.ts';
import { optionalChoice, optionalNumber, toolQuery } from './tool-parameters.ts';
import { explained } from './tool-schemas.ts';

const price = (what: string) => optionalNumber({ min: 0, max: 20, description: `${what}, in euro` });
const distances = channels.map((channel) => `${groupDigits(standardKmAYear[channel])} (${channel})`);

const driven = {
  km: optionalNumber({ min: 0, max: 200_000, description: `Kilometres a year; ${distances.join(', ')}` }),
  petrol: price('A litre'),
  diesel: price('A litre'),
  homeDay: price('A kWh at home by day'),
  homeNight: price('A kWh at home by night'),
  publicFast: price('A kWh at a fast charger'),
  insurance: optionalChoice(
    ['none', 'average'],
    `Left out, or the average premium of private cars in ${averageInsurance.asOf}; none`,
  ),
  premium: optionalNumber({ min: 1, max: 50_000, description: 'Your own, in the place of the average' }),
};

const described = {
  make: z.string().trim().max(40, 'no make is as long.').optional().openapi({ example: 'Skoda' }),
  model: z.string().trim().max(60, 'no model is as long.').optional().openapi({ example: 'Octavia' }),
  year: optionalNumber({ min: 1950, max: 2100, description: 'Of first registration; needed' }),
  fuel: optionalChoice(fuels, 'As in the comparable adverts when left out'),
  engineCc: optionalNumber({
    min: 1,
    max: 20_000,
    description: 'As in the comparable adverts when left out',
  }),
  co2: optionalNumber({ min: 0, max: 999, description: 'g/km; as in the comparable adverts when left out' }),
  motorTax: optionalNumber({ min: 0, max: 10_000, description: 'Euro a year; worked out when left out' }),
  mileage: optionalNumber({ min: 0, max: 3_000_000, description: 'In km; the usual for its age' }),
};

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
          amount: z.number().nullable().openapi({ description: 'Null where too little is known' }),
        }),
      )
      .readonly(),
    isComplete: z.boolean(),
    leftOut: z
      .array(z.string())
      .readonly()
      .openapi({ description: 'Labels of the parts that are not known, and so not in the total' }),
    isInsured: z.boolean().openapi({ description: 'Whether insurance is in the total' }),
    averageInsurance: z.number().nullable().openapi({ description: 'Of all private cars' }),
    ...explained,
  })
  .openapi('YearlyCost');

const bad = problem('A parameter holds a value that cannot be used');

const advertRoute = createRoute({
  method: 'get',
  path: '/{channel}/running-costs/{publicReference}',
  summary: 'What the vehicle of an advert costs in a year beside its price',
  request: { params: channelParameter.extend({ publicReference: z.string() }), query: toolQuery(driven) },
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
  summary: 'What a vehicle costs in a year, described by whoever asks',
  request: { params: channelParameter, query: toolQuery({ ...described, ...driven }) },
  responses: {
    200: json(
      'The parts and their sum, and what was taken from adverts like it',
      z.object({
        cost: costSchema,
        assumed: z.string().nullable().openapi({ description: 'A sentence; null where all was said' }),
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
    c.header('Cache-Control', 'public, max-age=300');
    return c.json(
      pricing.yearlyCost(advert, readOptions(c.req.valid('query'), standardKmAYear[channel])),
      200,
    );
  });
  addCall(rest, describedRoute, async (c) => {
    const channel = requireChannel(c.req.valid('param').channel);
    const { make, model, year, fuel, engineCc, co2, motorTax, mileage, ...asked } = c.req.valid('query');
    const { vehicle, assumed } = await completeVehicle(
      {
        channel,
        make: make || null,
        model: model || null,
        year: year ?? refuse('year: a year is needed.'),
        fuel: fuel ?? null,
        engineCc: engineCc ?? null,
        co2: co2 ?? null,
        motorTax: motorTax ?? null,
        mileage: mileage ?? null,
      },
      { adverts, pricing },
      dublinDay(new Date()).year,
    );
    if (!consumptionOf(vehicle.vehicle, channel === 'Bike'))
      refuse('fuel: too few like it are for sale, so the fuel and the engine’s size or CO₂ are needed.');
    c.header('Cache-Control', 'public, max-age=300');
    const options = readOptions(asked, standardKmAYear[channel]);
    return c.json({ cost: pricing.yearlyCost(vehicle, options), assumed }, 200);
  });
}

type Driven = z.infer<ReturnType<typeof toolQuery<typeof driven>>>;

function readOptions({ km, insurance = 'none', premium, ...asked }: Driven, usualKm: number) {
  const choice: InsuranceChoice = premium ?? insurance;
  return {
    kmAYear: km ?? usualKm,
    insurance: choice,
    prices: Object.fromEntries(Object.entries(asked).filter(([, given]) => given !== undefined)),
  };
}

function refuse(message: string): never {
  throw new ProblemError({ status: 400, kind: 'bad-request', message });
}
