import { vehicleCheckQuestions } from '@forecourt/pricing';
import type { PricingService } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { json, problem } from '../rest-problem.ts';
import { refuse, requireAnswers, toolQuery } from './tool-parameters.ts';
import { explained } from './tool-schemas.ts';

const earlierSchema = z
  .object({
    publicReference: z.string(),
    status: z.enum(['live', 'ended']),
    channel: z.enum(['Car', 'Commercial', 'Bike']),
    listedAt: z.string(),
    endedAt: z.string().nullable(),
    priceHistory: z.array(z.object({ at: z.string(), price: z.number().nullable() })).readonly(),
    imageUrl: z.string(),
    vehicle: z.object({
      make: z.string(),
      model: z.string(),
      year: z.number().int(),
      mileage: z.number().nullable(),
      colour: z.string().nullable(),
      fuel: z.string().nullable(),
      transmission: z.string().nullable(),
      body: z.string().nullable(),
      engineCc: z.number().nullable(),
      owners: z.number().nullable(),
    }),
  })
  .openapi('EarlierAdvert');

const windowsSchema = z.array(z.object({ from: z.string(), to: z.string() })).readonly();

const route = createRoute({
  method: 'get',
  path: '/vehicle-check',
  summary: 'What a plate and the market’s records show about a vehicle',
  request: { query: toolQuery(vehicleCheckQuestions) },
  responses: {
    200: json(
      'The check',
      z
        .object({
          plate: z.string(),
          kind: z.enum(['irish', 'vintage', 'temporary', 'northern-irish', 'british', 'irish-before-1987']),
          registered: z.object({ from: z.string(), to: z.string() }).nullable().openapi({
            description: 'The months between which it was first registered',
          }),
          year: z.number().int().nullable(),
          half: z.union([z.literal(1), z.literal(2)]).nullable(),
          county: z.string().nullable(),
          taxedBy: z
            .enum(['vintage', 'engine-or-vintage', 'engine', 'engine-or-nedc', 'nedc', 'wltp'])
            .nullable(),
          tests: z.object({ nct: windowsSchema, cvrt: windowsSchema }).nullable(),
          importSign: z.object({ kind: z.string() }).nullable(),
          earlierAdverts: z.array(earlierSchema).readonly(),
          mismatches: z.array(z.string()).readonly(),
          onlyAPaidCheckTells: z.array(z.string()).readonly(),
          ...explained,
        })
        .openapi('VehicleCheck'),
    ),
    400: problem('The plate has an unknown format'),
  },
});

export function addVehicleCheck(rest: OpenAPIHono<AppEnv>, pricing: Pick<PricingService, 'check'>): void {
  addCall(rest, route, async (c) => {
    const { plate } = requireAnswers(vehicleCheckQuestions, c.req.valid('query'));
    const check =
      (await pricing.check(plate)) ??
      refuse('plate: write it as on the vehicle, such as 191-D-12345 or 07 C 4321.');
    c.header('Cache-Control', 'public, max-age=60');
    return c.json(check, 200);
  });
}
