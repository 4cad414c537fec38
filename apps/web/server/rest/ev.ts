import {
  chargingTimes,
  electricCostPer100Km,
  electricRange,
  seasons,
  usualBattery,
  usualCharging,
} from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { ProblemError } from '../http/error-response.ts';
import { addCall } from './add-call.ts';
import { json, problem } from './rest-problem.ts';
import { numberParameter, optionalNumber, toolQuery } from './tool-parameters.ts';
import { cacheAnHour, explained } from './tool-schemas.ts';

const health = optionalNumber({
  min: 50,
  max: 100,
  description: `Per cent of the first capacity; ${usualBattery.healthPercent}, as at ${usualBattery.ageYears} years`,
});
const bad = problem('A parameter is missing or holds a value that cannot be used');

const rangeRoute = createRoute({
  method: 'get',
  path: '/ev/range',
  summary: 'How far an electric car really goes, by season and road',
  request: {
    query: toolQuery({
      ratedKm: numberParameter({ min: 20, max: 1500, description: 'Range by WLTP when new', example: 420 }),
      health,
    }),
  },
  responses: {
    200: json(
      'Ranges in km',
      z
        .object({
          bySeason: z
            .array(
              z.object({
                season: z.enum(seasons),
                mixedKm: z.number().int(),
                nationalRoadKm: z.number().int(),
                motorwayKm: z.number().int(),
              }),
            )
            .readonly(),
          ...explained,
        })
        .openapi('ElectricRange'),
    ),
    400: bad,
  },
});

const chargingRoute = createRoute({
  method: 'get',
  path: '/ev/charging',
  summary: 'How long a charge takes and what it costs, by charger',
  request: {
    query: toolQuery({
      batteryKwh: numberParameter({ min: 1, max: 250, description: 'Usable capacity when new', example: 58 }),
      health,
      from: optionalNumber({
        min: 0,
        max: 99,
        description: `Per cent at the start; ${usualCharging.fromPercent}`,
      }),
      to: optionalNumber({
        min: 1,
        max: 100,
        description: `Per cent at the end; ${usualCharging.toPercent}`,
      }),
      mostAcKw: optionalNumber({
        min: 1,
        max: 43,
        description: `What the car takes on AC; ${usualCharging.mostAcKw}`,
      }),
      mostDcKw: optionalNumber({
        min: 1,
        max: 400,
        description: `What the car takes on DC; ${usualCharging.mostDcKw}`,
      }),
    }),
  },
  responses: {
    200: json(
      'One session a kind of charger',
      z
        .object({
          kwh: z.number(),
          sessions: z
            .array(
              z.object({
                charger: z.enum(['socket', 'home', 'public', 'fast', 'rapid']),
                label: z.string(),
                kw: z.number(),
                minutes: z.number().int(),
                cost: z.number(),
              }),
            )
            .readonly(),
          ...explained,
        })
        .openapi('Charging'),
    ),
    400: bad,
  },
});

const costRoute = createRoute({
  method: 'get',
  path: '/ev/cost',
  summary: 'What 100 km cost on electricity, petrol and diesel',
  request: {
    query: toolQuery({
      kwhPer100Km: numberParameter({ min: 5, max: 60, description: 'Consumption', example: 17.5 }),
    }),
  },
  responses: {
    200: json(
      'Euro for 100 km',
      z
        .object({
          kwh: z.number(),
          homeNight: z.number(),
          homeDay: z.number(),
          publicFast: z.number(),
          petrol: z.number(),
          diesel: z.number(),
          ...explained,
        })
        .openapi('CostPer100Km'),
    ),
    400: bad,
  },
});

export function addEv(rest: OpenAPIHono<AppEnv>): void {
  addCall(rest, rangeRoute, (c) => {
    const { ratedKm, health: healthPercent = usualBattery.healthPercent } = c.req.valid('query');
    c.header('Cache-Control', cacheAnHour);
    return c.json(electricRange({ ratedKm, healthPercent }), 200);
  });
  addCall(rest, chargingRoute, (c) => {
    const asked = c.req.valid('query');
    const {
      batteryKwh,
      health: healthPercent = usualBattery.healthPercent,
      from: fromPercent = usualCharging.fromPercent,
      to: toPercent = usualCharging.toPercent,
      mostAcKw = usualCharging.mostAcKw,
      mostDcKw = usualCharging.mostDcKw,
    } = asked;
    if (fromPercent >= toPercent)
      throw new ProblemError({
        status: 400,
        kind: 'bad-request',
        message: 'to: the charge must end above where it begins.',
      });
    c.header('Cache-Control', cacheAnHour);
    return c.json(
      chargingTimes({ batteryKwh, healthPercent, fromPercent, toPercent, mostAcKw, mostDcKw }),
      200,
    );
  });
  addCall(rest, costRoute, (c) => {
    c.header('Cache-Control', cacheAnHour);
    return c.json(electricCostPer100Km(c.req.valid('query').kwhPer100Km), 200);
  });
}
