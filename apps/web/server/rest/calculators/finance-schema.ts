import { z } from '@hono/zod-openapi';

export const financeSchema = z
  .object({
    quoteType: z.enum(['HP', 'PCP']),
    monthlyPayment: z.number(),
    deposit: z.number(),
    termMonths: z.number(),
    balloon: z.number(),
    apr: z.number(),
    totalCost: z.number(),
  })
  .openapi('FinanceQuote');
