import {
  attributeByKey,
  type Channel,
  fuels,
  optionsFor,
  parsePlate,
  transmissions,
} from '@forecourt/domain';
import type { ValuationQuestion } from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { ProblemError } from '../http/error-response.ts';
import type { PricingService } from '../services.ts';
import { requireChannel } from './require-channel.ts';
import { methodNotAllowed, problemContent } from './rest-problem.ts';
import { channelParameter } from './search-input.ts';
import { optionalChoice, optionalNumber } from './tool-parameters.ts';
import { basisSchema, comparablesSchema, explained } from './tool-schemas.ts';

const query = z.object({
  make: nameParameter('make', 40, 'Volkswagen'),
  model: nameParameter('model', 60, 'Golf'),
  year: optionalNumber({
    min: 1950,
    max: 2100,
    description: 'Of first registration; not needed with a plate',
  }),
  plate: z.string().trim().max(16, 'no plate is as long.').optional().openapi({ example: '191-D-12345' }),
  mileage: optionalNumber({ min: 0, max: 3_000_000, description: 'In km' }),
  fuel: optionalChoice(fuels, 'As in the comparable adverts when left out'),
  transmission: optionalChoice(transmissions, 'As in the comparable adverts when left out'),
  body: z.string().trim().optional().openapi({ description: 'As in the comparable adverts when left out' }),
  derivative: z
    .string()
    .trim()
    .max(120, 'no version is as long.')
    .optional()
    .openapi({ example: '2.0 TDI Highline DSG' }),
  powerKw: optionalNumber({ min: 1, max: 2000, description: 'In kW' }),
});

const rangeSchema = z
  .object({ price: z.number(), low: z.number(), high: z.number() })
  .openapi('PriceRange', { description: 'Eight in ten asking prices lie between low and high' });

const valuationSchema = z
  .object({
    private: rangeSchema,
    trade: rangeSchema,
    dealer: rangeSchema,
    comparablesFound: z.number().int(),
    basis: basisSchema,
    comparables: comparablesSchema,
    byMileage: z.array(z.object({ mileage: z.number(), price: z.number() })).readonly(),
    byAge: z
      .array(z.object({ yearsFromNow: z.number(), mileage: z.number().nullable(), price: z.number() }))
      .readonly(),
    assumed: z.array(z.string()).readonly(),
    error: z.object({
      adverts: z.number().int(),
      median: z.number(),
      mean: z.number(),
      withinTenth: z.number(),
    }),
    ...explained,
  })
  .openapi('Valuation');

const route = createRoute({
  method: 'get',
  path: '/{channel}/valuation',
  summary: 'What a vehicle is worth, from the adverts that are live now',
  request: { params: channelParameter, query },
  responses: {
    200: {
      description: 'The valuation; null with the number of comparable adverts where those are too few to say',
      content: {
        'application/json': {
          schema: z.object({
            valuation: valuationSchema.nullable(),
            comparables: z.object({ count: z.number().int(), basis: basisSchema }),
          }),
        },
      },
    },
    400: problemContent('A parameter is missing or holds a value that cannot be used'),
    404: problemContent('No such channel'),
  },
});

export function addValuation(
  rest: OpenAPIHono<AppEnv>,
  pricing: Pick<PricingService, 'value' | 'comparables'>,
): void {
  rest.openapi(route, (c) => {
    c.set('route', '/rest/1.0/{channel}/valuation');
    const channel = requireChannel(c.req.valid('param').channel);
    const question = requireQuestion(channel, c.req.valid('query'));
    c.header('Cache-Control', 'public, max-age=300');
    const valuation = pricing.value(question);
    return c.json({ valuation, comparables: pricing.comparables(question) }, 200);
  });
  rest.all('/:channel/valuation', methodNotAllowed);
}

function nameParameter(what: string, longest: number, example: string) {
  const sentence = `a ${what} is needed.`;
  return z
    .string({ error: sentence })
    .trim()
    .min(1, sentence)
    .max(longest, `no ${what} is as long.`)
    .openapi({ example });
}

function requireQuestion(channel: Channel, asked: z.infer<typeof query>): ValuationQuestion {
  const { year, half } = requireYear(asked);
  return {
    channel,
    make: asked.make,
    model: asked.model,
    year,
    half,
    mileage: asked.mileage ?? null,
    fuel: asked.fuel ?? null,
    transmission: asked.transmission ?? null,
    body: asked.body ? requireBody(channel, asked.body) : null,
    derivative: asked.derivative || null,
    powerKw: asked.powerKw ?? null,
  };
}

function requireYear({
  plate,
  year,
}: z.infer<typeof query>): Pick<ValuationQuestion, 'year'> & { half: 1 | 2 | null } {
  if (!plate) return { year: year ?? refuse('year: a year or a plate is needed.'), half: null };
  const read = parsePlate(plate);
  if (read?.kind === 'irish') return { year: read.year, half: read.half };
  return { year: year ?? refuse('plate: it tells no year, so the year is needed as well.'), half: null };
}

type Body = NonNullable<ValuationQuestion['body']>;

function requireBody(channel: Channel, text: string): Body {
  const options = optionsFor(attributeByKey('body'), channel);
  const body = options.find((option) => option.toLowerCase() === text.toLowerCase());
  return (body as Body | undefined) ?? refuse(`body: one of ${options.join(', ')} is needed.`);
}

function refuse(message: string): never {
  throw new ProblemError({ status: 400, kind: 'bad-request', message });
}
