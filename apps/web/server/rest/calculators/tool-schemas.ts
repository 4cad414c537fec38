import { z } from '@hono/zod-openapi';

/** How a figure was calculated, and its sources: every tool states them. */
export const explained = {
  working: z
    .array(
      z
        .object({
          label: z.string(),
          detail: z.string(),
          amount: z.number().nullable().openapi({ description: 'Euro; null for a line that only explains' }),
        })
        .openapi('WorkingStep'),
    )
    .readonly(),
  sources: z
    .array(
      z
        .object({
          name: z.string(),
          asOf: z.string().openapi({ description: 'A day or a year', example: '2026-01-01' }),
          kind: z.enum(['law', 'published', 'market', 'estimate']),
        })
        .openapi('Source'),
    )
    .readonly(),
  notes: z.array(z.string()).readonly().openapi({ description: 'What the figure does not include' }),
};

export const basisSchema = z
  .object({
    minYear: z.number().int(),
    maxYear: z.number().int(),
    fuel: z.string().nullable(),
    isNew: z.boolean(),
  })
  .openapi('ComparableBasis', {
    description: 'Which adverts were compared: a search with these parameters finds the same',
  });

export const reachSchema = z
  .object({
    years: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
    furthest: z.number().nullable().openapi({ description: 'The highest mileage among them, km' }),
    ofItsFuel: z.number().int().nullable(),
    ofItsGearbox: z.number().int().nullable(),
  })
  .openapi('ComparableReach', {
    description: 'What the compared adverts cover; beyond it the ranges are wider',
  });

export const comparablesSchema = z
  .array(
    z
      .object({
        publicReference: z.string(),
        price: z.number(),
        year: z.number().int(),
        mileage: z.number().nullable(),
        adjustedPrice: z.number().openapi({ description: 'As if it were the vehicle in question' }),
      })
      .openapi('ComparableAdvert'),
  )
  .readonly()
  .openapi({ description: 'The most similar first, at most 250' });

/** Calculated from the input alone: the same for everyone until the rates change. */
export const cacheAnHour = 'public, max-age=3600';
