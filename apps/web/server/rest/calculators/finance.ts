import { financeMistake } from '@forecourt/domain';
import {
  affordQuestions,
  buildAffordQuestion,
  buildFinanceQuestion,
  compareFinance,
  financeQuestions,
  whatCanIAfford,
} from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { json, problem } from '../rest-problem.ts';
import { refuse, requireAnswers, toolQuery } from './tool-parameters.ts';
import { cacheAnHour, explained } from './tool-schemas.ts';

const offerSchema = z
  .object({
    kind: z.enum(['hp', 'pcp', 'loan']),
    label: z.string(),
    apr: z.number(),
    deposit: z.number(),
    amountOfCredit: z.number(),
    termMonths: z.number().int(),
    monthlyPayment: z.number().int(),
    balloon: z.number(),
    totalCost: z.number(),
    costOfCredit: z.number(),
    owner: z.enum(['you', 'lender']),
  })
  .openapi('FinanceOffer');

const compareRoute = createRoute({
  method: 'get',
  path: '/finance',
  summary: 'Hire purchase, PCP and a loan for the same price, side by side',
  request: {
    query: toolQuery(financeQuestions),
  },
  responses: {
    200: json(
      'The offers',
      z
        .object({
          offers: z.array(offerSchema).readonly(),
          isLikeForLike: z.boolean().openapi({
            description: 'Whether the terms are similar enough to compare the totals',
          }),
          ...explained,
        })
        .openapi('FinanceComparison'),
    ),
    400: problem('A parameter has an invalid value'),
  },
});

const affordRoute = createRoute({
  method: 'get',
  path: '/finance/afford',
  summary: 'The highest price for a monthly payment and a deposit',
  request: {
    query: toolQuery(affordQuestions),
  },
  responses: {
    200: json(
      'The prices, and a matching search',
      z
        .object({
          prices: z.object({ hp: z.number(), pcp: z.number(), loan: z.number() }),
          search: z.object({ maxMonthly: z.number(), maxPrice: z.number() }),
          ...explained,
        })
        .openapi('Affordable'),
    ),
    400: problem('A parameter has an invalid value'),
  },
});

export function addFinance(rest: OpenAPIHono<AppEnv>): void {
  addCall(rest, compareRoute, (c) => {
    const asked = requireAnswers(financeQuestions, c.req.valid('query'));
    const mistake = financeMistake(asked);
    if (mistake) refuse(`${mistake.field}: ${mistake.words}`);
    c.header('Cache-Control', cacheAnHour);
    return c.json(compareFinance(buildFinanceQuestion(asked)), 200);
  });
  addCall(rest, affordRoute, (c) => {
    const asked = requireAnswers(affordQuestions, c.req.valid('query'));
    c.header('Cache-Control', cacheAnHour);
    return c.json(whatCanIAfford(buildAffordQuestion(asked)), 200);
  });
}
