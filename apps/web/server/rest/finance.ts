import { financeMistake, usualTermMonths } from '@forecourt/domain';
import { compareFinance, whatCanIAfford } from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { ProblemError } from '../http/error-response.ts';
import { addCall } from './add-call.ts';
import { json, problem } from './rest-problem.ts';
import { numberParameter, optionalNumber, toolQuery } from './tool-parameters.ts';
import { cacheAnHour, explained } from './tool-schemas.ts';

const rates = {
  hpApr: optionalNumber({ min: 0, max: 30, description: 'Hire purchase, per cent a year' }),
  pcpApr: optionalNumber({ min: 0, max: 30, description: 'PCP, per cent a year' }),
  loanApr: optionalNumber({ min: 0, max: 30, description: 'Loan, per cent a year' }),
};
const term = optionalNumber({
  min: 12,
  max: 84,
  description: `Months of hire purchase and loan; ${usualTermMonths}`,
});
const deposit = optionalNumber({ min: 0, max: 1_000_000, description: 'Euro paid at once; 0' });

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
    query: toolQuery({
      price: numberParameter({
        min: 500,
        max: 1_000_000,
        description: 'Cash price in euro',
        example: 20_000,
      }),
      deposit,
      term,
      balloon: optionalNumber({ min: 0, max: 1_000_000, description: 'End payment of the PCP' }),
      ...rates,
    }),
  },
  responses: {
    200: json(
      'The offers',
      z
        .object({
          offers: z.array(offerSchema).readonly(),
          isLikeForLike: z.boolean().openapi({
            description: 'Whether all run about as long, so that their totals can be compared',
          }),
          ...explained,
        })
        .openapi('FinanceComparison'),
    ),
    400: problem('A parameter holds a value that cannot be used'),
  },
});

const affordRoute = createRoute({
  method: 'get',
  path: '/finance/afford',
  summary: 'The dearest vehicle for a monthly payment and a deposit',
  request: {
    query: toolQuery({
      monthly: numberParameter({ min: 20, max: 20_000, description: 'Euro a month', example: 300 }),
      deposit,
      term,
      ...rates,
    }),
  },
  responses: {
    200: json(
      'The prices, and the search that they lead to',
      z
        .object({
          prices: z.object({ hp: z.number(), pcp: z.number(), loan: z.number() }),
          search: z.object({ maxMonthly: z.number(), maxPrice: z.number() }),
          ...explained,
        })
        .openapi('Affordable'),
    ),
    400: problem('A parameter holds a value that cannot be used'),
  },
});

export function addFinance(rest: OpenAPIHono<AppEnv>): void {
  addCall(rest, compareRoute, (c) => {
    const {
      price,
      deposit: paid = 0,
      term: termMonths = usualTermMonths,
      balloon,
      ...aprs
    } = c.req.valid('query');
    const mistake = financeMistake({ price, deposit: paid, balloon });
    if (mistake) refuse(`${mistake.field}: ${mistake.words}`);
    c.header('Cache-Control', cacheAnHour);
    return c.json(
      compareFinance({
        price,
        deposit: paid,
        termMonths,
        apr: aprOf(aprs),
        ...(balloon === undefined ? {} : { balloon }),
      }),
      200,
    );
  });
  addCall(rest, affordRoute, (c) => {
    const { monthly, deposit: paid = 0, term: termMonths = usualTermMonths, ...aprs } = c.req.valid('query');
    c.header('Cache-Control', cacheAnHour);
    return c.json(whatCanIAfford({ monthly, deposit: paid, termMonths, apr: aprOf(aprs) }), 200);
  });
}

interface Aprs {
  hpApr?: number | undefined;
  pcpApr?: number | undefined;
  loanApr?: number | undefined;
}

function aprOf({ hpApr, pcpApr, loanApr }: Aprs) {
  return {
    ...(hpApr === undefined ? {} : { hp: hpApr }),
    ...(pcpApr === undefined ? {} : { pcp: pcpApr }),
    ...(loanApr === undefined ? {} : { loan: loanApr }),
  };
}

function refuse(message: string): never {
  throw new ProblemError({ status: 400, kind: 'bad-request', message });
}
