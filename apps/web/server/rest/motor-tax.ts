import { cycleOf, isMonthDecisive, type TaxedVehicle } from '@forecourt/domain';
import { explainMotorTax } from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { ProblemError } from '../http/error-response.ts';
import { addCall } from './add-call.ts';
import { json, problem } from './rest-problem.ts';
import {
  choiceParameter,
  optionalChoice,
  optionalNumber,
  toolQuery,
  yesNoParameter,
} from './tool-parameters.ts';
import { cacheAnHour, explained } from './tool-schemas.ts';

const kinds = ['car', 'goods', 'goods-used-privately', 'motorcycle', 'motor-caravan', 'bus'] as const;

const query = toolQuery({
  kind: choiceParameter(kinds, 'What the law takes it for'),
  year: optionalNumber({
    min: 1900,
    max: 2100,
    description:
      'Of first registration; needed for cars and motorcycles, tells whether others are over thirty',
  }),
  month: optionalNumber({
    min: 1,
    max: 12,
    description: 'Of first registration; needed for cars of 2008 and for what turns thirty this year',
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
    200: json(
      'The rates; a range where the figure that decides is not known',
      z
        .object({
          annual: z.number().nullable(),
          halfYear: z.number().nullable(),
          quarter: z.number().nullable(),
          between: z.object({ least: z.number(), most: z.number() }).nullable(),
          missing: z.enum(['co2', 'engine']).nullable().openapi({
            description: 'The figure that decides where the rate cannot be told',
          }),
          regime: z.enum(['engine', 'nedc', 'wltp', 'goods', 'motorcycle', 'bus']).nullable(),
          table: z.array(rowSchema).readonly(),
          ...explained,
        })
        .openapi('MotorTax'),
    ),
    400: problem('A parameter is missing or holds a value that cannot be used'),
  },
});

export function addMotorTax(rest: OpenAPIHono<AppEnv>): void {
  addCall(rest, route, (c) => {
    c.header('Cache-Control', cacheAnHour);
    const today = new Date();
    return c.json(explainMotorTax(requireTaxedVehicle(c.req.valid('query'), today), today), 200);
  });
}

function requireTaxedVehicle(asked: z.infer<typeof query>, today: Date): TaxedVehicle {
  const { kind, electric } = asked;
  const engineCc = electric ? null : (asked.engineCc ?? null);
  switch (kind) {
    case 'car': {
      const firstRegistered = requireDay(asked, today);
      return {
        kind,
        firstRegistered,
        engineCc,
        co2: electric ? 0 : (asked.co2 ?? null),
        cycle: asked.cycle ?? cycleOf(firstRegistered.getUTCFullYear()),
      };
    }
    case 'motorcycle':
      if (!electric) require(asked.engineCc, 'engineCc', 'a motorcycle is taxed by the size of its engine');
      return { kind, firstRegistered: requireDay(asked, today), engineCc };
    case 'goods':
      return {
        kind,
        ...dayWhereGiven(asked, today),
        unladenKg: require(asked.unladenKg, 'unladenKg', 'goods vehicles are taxed by their unladen weight'),
        isElectric: electric,
      };
    case 'goods-used-privately':
      if (!electric)
        require(asked.engineCc, 'engineCc', 'in private use it is taxed by the size of its engine');
      return { kind, ...dayWhereGiven(asked, today), engineCc };
    case 'bus':
      return {
        kind,
        ...dayWhereGiven(asked, today),
        seats: require(asked.seats, 'seats', 'buses are taxed by their seats'),
      };
    case 'motor-caravan':
      return { kind, ...dayWhereGiven(asked, today) };
  }
}

/** The last day of the month, so that nobody is promised the rate of a birthday that may be days away. */
function requireDay({ kind, year, month }: z.infer<typeof query>, today: Date): Date {
  const known = require(year, 'year', 'the year of first registration decides how it is taxed');
  const monthOfYear = isMonthDecisive(kind === 'car' ? 'car' : 'other', known, today)
    ? require(month, 'month', 'vehicles of that year are not all taxed alike')
    : (month ?? 1);
  return new Date(Date.UTC(known, monthOfYear, 0));
}

function dayWhereGiven(asked: z.infer<typeof query>, today: Date): { firstRegistered?: Date } {
  return asked.year === undefined ? {} : { firstRegistered: requireDay(asked, today) };
}

function require(value: number | undefined, name: string, why: string): number {
  if (value !== undefined) return value;
  throw new ProblemError({
    status: 400,
    kind: 'bad-request',
    message: `${name}: is needed, because ${why}.`,
  });
}
