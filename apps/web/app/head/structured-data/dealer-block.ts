import {
  capitaliseFirst,
  type Dealer,
  dealerListingPath,
  dealerMapPath,
  type OpeningHours,
  storePath,
  weekdays,
} from '@forecourt/domain';
import { imageAddress } from '@forecourt/site';
import type { AutoDealerLeaf, DayOfWeek, OpeningHoursSpecificationLeaf, WithContext } from 'schema-dts';
import { addressBlock, geoBlock } from './place-blocks.ts';
import { stated } from './stated.ts';

export interface DealerContext {
  origin: string;
  /** Of the published reviews; absent when there are none. */
  rating?: { average: number; count: number } | null | undefined;
}

/** A dealer's own page: the store where there is one, otherwise the list of stock. */
export function dealerUrl(dealer: Dealer, origin: string): string {
  return origin + (dealer.hasStore ? storePath(dealer) : dealerListingPath(dealer));
}

/** Without the phone number, which is shown on request only: robots of every kind read this block. */
export function dealerBlock(dealer: Dealer, { origin, rating }: DealerContext): WithContext<AutoDealerLeaf> {
  const url = dealerUrl(dealer, origin);
  const logo = dealer.logoUrl ? origin + imageAddress(dealer.logoUrl, 480) : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': `${url}#dealer`,
    name: dealer.name,
    url,
    ...stated({
      description: dealer.about.trim() || null,
      logo,
      image: logo,
      sameAs: dealer.websiteUrl,
    }),
    address: addressBlock(dealer.place, dealer),
    geo: geoBlock(dealer.place),
    hasMap: origin + dealerMapPath(dealer),
    openingHoursSpecification: openingTimes(dealer.openingHours),
    ...(dealer.isSimiApproved ? { memberOf: simi } : {}),
    ...(rating && rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round(rating.average * 10) / 10,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}

const simi = { '@type': 'Organization', name: 'Society of the Irish Motor Industry' } as const;

/** Groups days with the same hours, then lists bank holidays; a day that is not listed is closed. */
function openingTimes(hours: OpeningHours): OpeningHoursSpecificationLeaf[] {
  const daysOf = new Map<string, DayOfWeek[]>();
  for (const day of weekdays) {
    const open = hours[day];
    if (!open) continue;
    const key = `${open.opens} ${open.closes}`;
    daysOf.set(key, [...(daysOf.get(key) ?? []), capitaliseFirst(day) as Capitalize<typeof day>]);
  }
  const week = [...daysOf].map(([key, dayOfWeek]) => {
    const [opens = '', closes = ''] = key.split(' ');
    return { '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes };
  });
  if (week.length === 0) return [];
  // Opening and closing at midnight means closed.
  const holidays = hours.bankHolidays ?? { opens: '00:00', closes: '00:00' };
  return [...week, { '@type': 'OpeningHoursSpecification', dayOfWeek: 'PublicHolidays', ...holidays }];
}
