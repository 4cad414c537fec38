import { placePrecisions } from '@forecourt/domain';
import { z } from '@hono/zod-openapi';
import { financeSchema } from '../calculators/finance-schema.ts';

export const dealerSummarySchema = z
  .object({
    dealerId: z.number().int(),
    name: z.string(),
    logoUrl: z.string().nullable().openapi({ description: 'With %d in place of the width' }),
    isSimiApproved: z.boolean(),
    isFeaturedPartner: z.boolean(),
    hasStore: z.boolean(),
    href: z.string(),
  })
  .openapi('DealerDetailSummary');

export const stockItemSchema = z
  .object({
    publicReference: z.string(),
    title: z.string(),
    href: z.string().openapi({ description: 'The page of the advert' }),
    searchDetailSummary: z.object({
      mmv: z.object({ cleanMake: z.string(), cleanModel: z.string(), derivative: z.string().nullable() }),
    }),
    vehicle: z.object({
      registrationYear: z.number().int(),
      condition: z.string(),
      mileage: z.number().nullable().openapi({ description: 'Kilometres' }),
      fuel: z.string().nullable(),
      transmission: z.string().nullable(),
      body: z.string().nullable(),
      colour: z.string().nullable(),
    }),
    imageDetails: z
      .array(
        z.object({
          fullSizeImageUrl: z.string().openapi({ description: 'With %d in place of the width' }),
        }),
      )
      .readonly(),
    sale: z.object({
      advertPricing: z.object({
        euroPrice: z.number().nullable().openapi({ description: 'Whole euro; null is price on application' }),
        priceOnApplication: z.boolean(),
      }),
      finance: financeSchema.nullable(),
    }),
    dealerDetailSummary: dealerSummarySchema.nullable().openapi({
      description: 'Null for a private seller. Numbers are shown on request only, on the page of the advert',
    }),
    stockLocation: z.object({
      county: z.string(),
      town: z.string().nullable(),
      routingKey: z.string().nullable(),
      precision: z.enum(placePrecisions).openapi({
        description:
          'How precisely the place is known: the exact spot, its town, an area of its county, or only the county',
      }),
      distanceKm: z.number().nullable().openapi({
        description: 'From near; null when the search has no near, or only the county of the advert is known',
      }),
      distanceRangeKm: z
        .object({ from: z.number(), to: z.number() })
        .nullable()
        .openapi({ description: 'From near, where only the county of the advert is known' }),
    }),
    engineSizeCC: z.number().nullable(),
    hasVehicleSpin: z.boolean(),
    videoLink: z.string().nullable(),
    listedAt: z.string(),
    updatedAt: z.string(),
  })
  .openapi('StockItem');

export type StockSummary = z.infer<typeof stockItemSchema>;

export const facetValueSchema = z
  .object({
    value: z.union([z.string(), z.number()]).openapi({ description: 'The value to send as the parameter' }),
    label: z.string(),
    count: z
      .number()
      .int()
      .openapi({ description: 'Adverts found with this value instead of the current one' }),
  })
  .openapi('FacetValue');

export const stockSchema = z
  .object({
    totalResults: z.number().int(),
    totalPages: z.number().int(),
    page: z.number().int(),
    items: z.array(stockItemSchema),
    facets: z.record(z.string(), z.array(facetValueSchema)).openapi({ description: 'By parameter name' }),
    version: z
      .number()
      .int()
      .openapi({ description: 'Version of the index: equal versions give equal responses' }),
  })
  .openapi('Stock');
