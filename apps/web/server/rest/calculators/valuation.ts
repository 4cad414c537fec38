import { attributeByKey, type Channel, nameSlug, optionsFor, parsePlate } from '@forecourt/domain';
import {
  type Answers,
  type EarlierAdvert,
  type ValuationQuestion,
  valuationQuestions,
} from '@forecourt/pricing';
import type { PricingService } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { requireChannel } from '../require-channel.ts';
import { json, problem } from '../rest-problem.ts';
import { channelParameter } from '../stock/search-input.ts';
import { refuse, requireAnswers, toolQuery } from './tool-parameters.ts';
import { basisSchema, comparablesSchema, explained, reachSchema } from './tool-schemas.ts';

type Asked = Answers<typeof valuationQuestions, 'rest'>;

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
    reach: reachSchema,
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
  summary: 'The value of a vehicle, based on live adverts',
  request: { params: channelParameter, query: toolQuery(valuationQuestions) },
  responses: {
    200: json(
      'The valuation; null if there are too few similar adverts, with the reason',
      z.object({
        valuation: valuationSchema.nullable(),
        comparables: z.object({
          count: z.number().int(),
          basis: basisSchema,
          reach: reachSchema,
          refusal: z
            .enum(['too-few', 'other-fuel', 'too-far'])
            .nullable()
            .openapi({ description: 'Why there is no figure' }),
        }),
      }),
    ),
    400: problem('A parameter is missing or invalid'),
    404: problem('No such channel'),
  },
});

export function addValuation(
  rest: OpenAPIHono<AppEnv>,
  pricing: Pick<PricingService, 'value' | 'comparables' | 'check'>,
): void {
  addCall(rest, route, async (c) => {
    const channel = requireChannel(c.req.valid('param').channel);
    const asked = requireAnswers(valuationQuestions, c.req.valid('query'));
    const question = requireQuestion(channel, asked, await findKnown(channel, asked.plate, pricing));
    c.header('Cache-Control', 'public, max-age=300');
    const valuation = pricing.value(question);
    return c.json({ valuation, comparables: pricing.comparables(question) }, 200);
  });
}

type KnownVehicle = EarlierAdvert['vehicle'];

/** What the plate's last advert said of its vehicle; null if the plate was never advertised in this channel. */
async function findKnown(
  channel: Channel,
  plate: string | null,
  pricing: Pick<PricingService, 'check'>,
): Promise<KnownVehicle | null> {
  const check = plate ? await pricing.check(plate) : null;
  const last = check?.earlierAdverts.at(-1);
  return last?.channel === channel ? last.vehicle : null;
}

/** Given values take precedence over an old advert's, which is ignored entirely if it describes another model. */
function requireQuestion(channel: Channel, asked: Asked, found: KnownVehicle | null): ValuationQuestion {
  const isSame = (given: string | null, name: string | undefined) =>
    !given || nameSlug(given) === nameSlug(name ?? '');
  const known = isSame(asked.make, found?.make) && isSame(asked.model, found?.model) ? found : null;
  const why = asked.plate ? ', because this plate was not advertised here' : '';
  const make = asked.make || known?.make || refuse(`make: is required${why}.`);
  const model = asked.model || known?.model || refuse(`model: is required${why}.`);
  const { year, half } = requireYear(asked, known);
  return {
    channel,
    make,
    model,
    year,
    half,
    mileage: asked.mileage ?? known?.mileage ?? null,
    fuel: asked.fuel ?? known?.fuel ?? null,
    transmission: asked.transmission ?? known?.transmission ?? null,
    body: asked.body ? requireBody(channel, asked.body) : (known?.body ?? null),
    derivative: asked.derivative || (known?.derivative ?? null),
    powerKw: asked.powerKw,
  };
}

function requireYear(
  { plate, year }: Asked,
  known: KnownVehicle | null,
): Pick<ValuationQuestion, 'year'> & { half: 1 | 2 | null } {
  if (!plate) return { year: year ?? refuse('year: a year or a plate is required.'), half: null };
  const read = parsePlate(plate);
  if (read?.kind === 'irish') return { year: read.year, half: read.half };
  return {
    year: year ?? known?.year ?? refuse('plate: it shows no year, so the year is required as well.'),
    half: null,
  };
}

type Body = NonNullable<ValuationQuestion['body']>;

function requireBody(channel: Channel, text: string): Body {
  const options = optionsFor(attributeByKey('body'), channel);
  const body = options.find((option) => option.toLowerCase() === text.toLowerCase());
  return (body as Body | undefined) ?? refuse(`body: must be one of ${options.join(', ')}.`);
}
