import { buildTaxedVehicle, explainMotorTax, motorTaxQuestions } from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { json, problem } from '../rest-problem.ts';
import { requireAnswers, toolQuery } from './tool-parameters.ts';
import { cacheAnHour, explained } from './tool-schemas.ts';

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
  request: { query: toolQuery(motorTaxQuestions) },
  responses: {
    200: json(
      'The rates; a range if the deciding figure is unknown',
      z
        .object({
          annual: z.number().nullable(),
          halfYear: z.number().nullable(),
          quarter: z.number().nullable(),
          between: z.object({ least: z.number(), most: z.number() }).nullable(),
          missing: z.enum(['co2', 'engine']).nullable().openapi({
            description: 'The missing figure, if the rate depends on it',
          }),
          regime: z.enum(['engine', 'nedc', 'wltp', 'goods', 'motorcycle', 'bus']).nullable(),
          table: z.array(rowSchema).readonly(),
          ...explained,
        })
        .openapi('MotorTax'),
    ),
    400: problem('A parameter is missing or invalid'),
  },
});

export function addMotorTax(rest: OpenAPIHono<AppEnv>): void {
  addCall(rest, route, (c) => {
    const vehicle = buildTaxedVehicle(requireAnswers(motorTaxQuestions, c.req.valid('query')));
    c.header('Cache-Control', cacheAnHour);
    return c.json(explainMotorTax(vehicle, new Date()), 200);
  });
}
