import {
  type Advert,
  buildSpecTable,
  type Dealer,
  type Doubted,
  dealerListingPath,
  doubtable,
  type Weekday,
  weekdays,
} from '@forecourt/domain';
import { z } from '@hono/zod-openapi';
import { buildStockSummary } from './build-stock-summary.ts';
import { stockItemSchema } from './stock-schema.ts';

const dayHours = z.object({ opens: z.string(), closes: z.string() });
const dayOrClosed = dayHours.nullable();
const openingHours = z.object({
  ...(Object.fromEntries(weekdays.map((day) => [day, dayOrClosed])) as Record<Weekday, typeof dayOrClosed>),
  bankHolidays: dayHours.optional().openapi({ description: 'If absent, the dealer is closed on them' }),
});

const hasPhone = z.boolean().openapi({ description: 'The number itself is only shown on request' });

const advertiserSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('trade'),
      dealerId: z.number().int(),
      name: z.string(),
      addressLines: z.array(z.string()).readonly(),
      county: z.string(),
      eircode: z.string().nullable(),
      hasPhone,
      websiteUrl: z.string().nullable(),
      logoUrl: z.string().nullable(),
      isSimiApproved: z.boolean(),
      isFeaturedPartner: z.boolean(),
      openingHours,
      href: z.string(),
    }),
    z.object({
      kind: z.literal('private'),
      name: z.string(),
      county: z.string(),
      town: z.string().nullable(),
      hasPhone,
      hasEmail: z.boolean(),
    }),
  ])
  .openapi('Advertiser');

export const advertDetailSchema = stockItemSchema
  .extend({
    description: z.string(),
    doubted: z.array(z.enum(doubtable)).readonly().openapi({
      description:
        'Implausible values: the price is then not rated, and visitors see a note to check them. Usually empty',
    }),
    usual: z
      .array(z.string())
      .readonly()
      .openapi({
        description:
          'Keys of specification rows that the seller did not state: their values are the usual ones for the model',
        example: ['body', 'motorTax'],
      }),
    advertiser: advertiserSchema.nullable(),
    media: z.object({
      images: z.array(z.object({ fullSizeImageUrl: z.string() })).readonly(),
      videoLink: z.string().nullable(),
      hasVehicleSpin: z.boolean(),
    }),
    specification: z.object({
      groups: z.array(
        z.object({
          group: z.string(),
          rows: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
        }),
      ),
      equipment: z.array(z.string()).readonly(),
    }),
  })
  .openapi('AdvertDetail');

export type AdvertDetail = z.infer<typeof advertDetailSchema>;

export function buildAdvertDetail(
  advert: Advert,
  dealer: Dealer | null,
  doubted: readonly Doubted[],
): AdvertDetail {
  const summary = buildStockSummary(advert, dealer, null);
  return {
    ...summary,
    description: advert.description,
    doubted,
    usual: advert.usual,
    advertiser: buildAdvertiser(advert, dealer),
    media: {
      images: summary.imageDetails,
      videoLink: summary.videoLink,
      hasVehicleSpin: summary.hasVehicleSpin,
    },
    specification: {
      groups: buildSpecTable(advert.vehicle, advert.channel),
      equipment: advert.vehicle.equipment ?? [],
    },
  };
}

function buildAdvertiser({ seller, place, channel }: Advert, dealer: Dealer | null) {
  if (seller.kind === 'private') {
    return {
      kind: 'private' as const,
      name: seller.name,
      county: place.county,
      town: place.town,
      hasPhone: seller.phone !== null,
      hasEmail: seller.email !== null,
    };
  }
  if (!dealer) return null;
  const { id, name, addressLines, eircode, phone, websiteUrl, logoUrl } = dealer;
  return {
    kind: 'trade' as const,
    dealerId: id,
    name,
    addressLines,
    county: dealer.place.county,
    eircode,
    hasPhone: phone !== null,
    websiteUrl,
    logoUrl,
    isSimiApproved: dealer.isSimiApproved,
    isFeaturedPartner: dealer.isFeaturedPartner,
    openingHours: dealer.openingHours,
    href: dealerListingPath(dealer, channel),
  };
}
