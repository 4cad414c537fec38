import { dublinDay, isoDay } from '@forecourt/domain';
import {
  buildImportQuestion,
  buildVehicleToRegister,
  importCost,
  importQuestions,
  vrtOf,
  vrtQuestions,
} from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { json, problem } from '../rest-problem.ts';
import { requireAnswers, toolQuery } from './tool-parameters.ts';
import { cacheAnHour, explained } from './tool-schemas.ts';

const vrtRoute = createRoute({
  method: 'get',
  path: '/vrt',
  summary: 'Vehicle registration tax',
  request: { query: toolQuery(vrtQuestions) },
  responses: {
    200: json(
      'The tax and its parts',
      z
        .object({
          total: z.number(),
          onPrice: z.number(),
          onNox: z.number(),
          relief: z.number(),
          ...explained,
        })
        .openapi('Vrt'),
    ),
    400: problem('A parameter is missing or invalid'),
  },
});

const importRoute = createRoute({
  method: 'get',
  path: '/vrt/import',
  summary: 'The total cost of importing a vehicle',
  request: { query: toolQuery(importQuestions) },
  responses: {
    200: json(
      'Duty, VAT, VRT and the sum of all',
      z
        .object({
          duty: z.number(),
          vat: z.number(),
          vrt: z.number(),
          total: z.number(),
          atMost: z.object({ duty: z.number(), vat: z.number(), total: z.number() }).nullable().openapi({
            description: 'At the highest duty, where it depends on the kind of goods vehicle',
          }),
          ...explained,
        })
        .openapi('ImportCost'),
    ),
    400: problem('A parameter is missing or invalid'),
  },
});

export function addVrt(rest: OpenAPIHono<AppEnv>): void {
  addCall(rest, vrtRoute, (c) => {
    const vehicle = buildVehicleToRegister(requireAnswers(vrtQuestions, c.req.valid('query')));
    c.header('Cache-Control', cacheAnHour);
    return c.json(vrtOf(vehicle, today()), 200);
  });
  addCall(rest, importRoute, (c) => {
    const question = buildImportQuestion(requireAnswers(importQuestions, c.req.valid('query')), today());
    c.header('Cache-Control', cacheAnHour);
    return c.json(importCost(question), 200);
  });
}

/** By Dublin time, as Revenue counts it. */
function today(): string {
  return isoDay(dublinDay(new Date()));
}
