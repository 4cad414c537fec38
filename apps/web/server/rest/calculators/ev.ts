import {
  buildChargingQuestion,
  chargingMistake,
  chargingQuestions,
  chargingTimes,
  electricCostPer100Km,
  electricRange,
  energyCostQuestions,
  rangeQuestions,
  seasons,
} from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { json, problem } from '../rest-problem.ts';
import { refuse, requireAnswers, toolQuery } from './tool-parameters.ts';
import { cacheAnHour, explained } from './tool-schemas.ts';

const bad = problem('A parameter is missing or invalid');

const rangeRoute = createRoute({
  method: 'get',
  path: '/ev/range',
  summary: 'The real range of an electric car, by season and road',
  request: {
    query: toolQuery(rangeQuestions),
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
  summary: 'Charging time and cost, by charger',
  request: {
    query: toolQuery(chargingQuestions),
  },
  responses: {
    200: json(
      'One session for each kind of charger',
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
  summary: 'The cost of 100 km on electricity, petrol and diesel',
  request: {
    query: toolQuery(energyCostQuestions),
  },
  responses: {
    200: json(
      'Euro per 100 km',
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
    const { ratedKm, health: healthPercent } = requireAnswers(rangeQuestions, c.req.valid('query'));
    c.header('Cache-Control', cacheAnHour);
    return c.json(electricRange({ ratedKm, healthPercent }), 200);
  });
  addCall(rest, chargingRoute, (c) => {
    const asked = requireAnswers(chargingQuestions, c.req.valid('query'));
    const mistake = chargingMistake(asked);
    if (mistake) refuse(`${mistake.field}: ${mistake.words}`);
    c.header('Cache-Control', cacheAnHour);
    return c.json(chargingTimes(buildChargingQuestion(asked)), 200);
  });
  addCall(rest, costRoute, (c) => {
    const { kwhPer100Km } = requireAnswers(energyCostQuestions, c.req.valid('query'));
    c.header('Cache-Control', cacheAnHour);
    return c.json(electricCostPer100Km(kwhPer100Km), 200);
  });
}
