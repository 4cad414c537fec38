import type { TaxedVehicle } from '@forecourt/domain';
import { explainMotorTax } from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { ProblemError } from '../http/error-response.ts';
import { methodNotAllowed, problemContent } from './rest-problem.ts';
import { choiceParameter, optionalChoice, optionalNumber, yesNoParameter } from './tool-parameters.ts';
import { cacheAnHour, explained } from './tool-schemas.ts';

const kinds = ['car', 'goods', 'goods-used-privately', 'motorcycle', 'motor-caravan', 'bus'] as const;

const query = z.object({
  kind: choiceParameter(kinds, 'What the law takes it for'),
  year: optionalNumber({ min: 1900, max: 2100, description: 'Of first registration; cars and motorcycles' }),
  month: optionalNumber({
    min: 1,
    max: 12,
    description: 'Matters for 2008 alone, and for turning thirty; 1',
  }),
  engineCc: optionalNumber({ min: 0, max: 20_000, description: 'Engine in cc' }),
  co2: optionalNumber({ min: 0, max: 999, description: 'CO₂ in g/km' }),
  cycle: optionalChoice(['WLTP', 'NEDC'], 'How the CO₂ was measured; WLTP from 2021, NEDC before'),
  unladenKg: optionalNumber({ min: 0, max: 60_000, description: 'Unladen weight, of goods vehicles' }),
  seats: optionalNumber({ min: 1, max: 100, description: 'Of buses' }),
  electric: yesNoParameter('Runs on electricity alone'),
});

const rowSchema = z
  .object({
    from: z.number(),
    to: z.number().nullable(),
    annual: z.number(),
    halfYear: z.number().nullable(),
    quarter: z.number().nullable(),
  })
  .openapi('MotorTaxRow');

const route = createRoute({
  method: 'get',
  path: '/motor-tax',
  summary: 'Annual motor tax, with the table it comes from',
  request: { query },
  responses: {
    200: {
      description: 'The rates; a range where the CO₂ is not known',
      content: {
        'application/json': {
          schema: z
            .object({
              annual: z.number().nullable(),
              halfYear: z.number().nullable(),
              quarter: z.number().nullable(),
              between: z.object({ least: z.number(), most: z.number() }).nullable(),
              regime: z.enum(['engine', 'nedc', 'wltp', 'goods', 'motorcycle', 'bus']).nullable(),
              table: z.array(rowSchema).readonly(),
              ...explained,
            })
            .openapi('MotorTax'),
        },
      },
    },
    400: problemContent('A parameter is missing or holds a value that cannot be used'),
  },
});

export function addMotorTax(rest: OpenAPIHono<AppEnv>): void {
  rest.openapi(route, (c) => {
    c.set('route', '/rest/1.0/motor-tax');
    c.header('Cache-Control', cacheAnHour);
    return c.json(explainMotorTax(requireTaxedVehicle(c.req.valid('query')), new Date()), 200);
  });
  rest.all('/motor-tax', methodNotAllowed);
}

function requireTaxedVehicle(asked: z.infer<typeof query>): TaxedVehicle {
  const { kind, electric } = asked;
  const engineCc = electric ? null : (asked.engineCc ?? null);
  switch (kind) {
    case 'car': {
      const firstRegistered = requireDay(asked);
      return {
        kind,
        firstRegistered,
        engineCc,
        co2: electric ? 0 : (asked.co2 ?? null),
        cycle: asked.cycle ?? (firstRegistered.getUTCFullYear() >= 2021 ? 'WLTP' : 'NEDC'),
      };
    }
    case 'motorcycle':
      if (!electric) require(asked.engineCc, 'engineCc', 'a motorcycle is taxed by the size of its engine');
      return { kind, firstRegistered: requireDay(asked), engineCc };
    case 'goods':
      return {
        kind,
        unladenKg: require(asked.unladenKg, 'unladenKg', 'goods vehicles are taxed by their unladen weight'),
        isElectric: electric,
      };
    case 'goods-used-privately':
      if (!electric)
        require(asked.engineCc, 'engineCc', 'in private use it is taxed by the size of its engine');
      return { kind, engineCc };
    case 'bus':
      return { kind, seats: require(asked.seats, 'seats', 'buses are taxed by their seats') };
    case 'motor-caravan':
      return { kind };
  }
}

function requireDay({ year, month = 1 }: z.infer<typeof query>): Date {
  const known = require(year, 'year', 'the year of first registration decides how it is taxed');
  return new Date(Date.UTC(known, month - 1, 1));
}

function require(value: number | undefined, name: string, why: string): number {
  if (value !== undefined) return value;
  throw new ProblemError({
    status: 400,
    kind: 'bad-request',
    message: `${name}: is needed, because ${why}.`,
  });
}
