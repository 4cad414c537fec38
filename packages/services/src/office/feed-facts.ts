import { type Advert, type Finding, findFindings, type RuleFacts } from '@forecourt/domain';
import { type Database, findPlateMatches, findSharedPrints, type PlateMatch } from '@forecourt/store';
import type { PricingService } from '../pricing/pricing-service.ts';
import { fingerprintOf } from '../pricing/review/fingerprint.ts';
import { findPriceAdvice } from '../selling/price-advice.ts';
import { printOf } from './advert-print.ts';
import { plateKeyOf } from './plate-key.ts';

export type FeedMarket = Pick<PricingService, 'isTooLow' | 'rate' | 'value' | 'comparedWith'>;

export interface MarkedAdvert {
  advert: Advert;
  findings: Finding[];
  fingerprint: string;
}

/** Asks the rules about adverts of feeds; those without findings are left out. */
export async function markFeedAdverts(
  db: Database,
  market: FeedMarket,
  adverts: readonly Advert[],
): Promise<MarkedAdvert[]> {
  const prints = new Map(adverts.map((advert) => [advert.publicReference, printOf(advert)]));
  const own = [...prints.values()];
  const [matches, shared] = await Promise.all([
    findPlateMatches(db, [
      ...new Set(adverts.flatMap(({ vehicle }) => plateKeyOf(vehicle.registration) ?? [])),
    ]),
    findSharedPrints(db, {
      words: own.flatMap(({ words }) => words ?? []),
      covers: own.flatMap(({ cover }) => cover ?? []),
    }),
  ]);
  const sharing = {
    words: Map.groupBy(shared, ({ words }) => words),
    cover: Map.groupBy(shared, ({ cover }) => cover),
  };
  const othersWith = (advert: Advert, part: 'words' | 'cover') => {
    const print = prints.get(advert.publicReference);
    const value = print?.[part] ?? null;
    if (value === null) return [];
    const found = (sharing[part].get(value) ?? []).filter((each) => each.seller !== print?.seller);
    return [...new Set(found.map(({ publicReference }) => publicReference))].slice(0, 3);
  };
  return adverts.flatMap((advert) => {
    const facts = factsOf(advert, market, matches);
    const findings = findFindings({
      ...facts,
      sameWords: othersWith(advert, 'words'),
      sameUploads: othersWith(advert, 'cover'),
    });
    return findings.length === 0 ? [] : [{ advert, findings, fingerprint: fingerprintOf(advert) }];
  });
}

function factsOf(advert: Advert, market: FeedMarket, matches: readonly PlateMatch[]): RuleFacts {
  const { vehicle, price, description, publicReference, listedAt, seller } = advert;
  const key = plateKeyOf(vehicle.registration);
  const others = matches.filter((match) => match.key === key && match.publicReference !== publicReference);
  const earlier = others.filter((match) => match.listedAt < listedAt).flatMap(({ km }) => km ?? []);
  return {
    from: 'feed',
    isPrivate: seller.kind === 'private',
    price,
    isPriceMeant: false,
    goingRate: market.isTooLow(advert)
      ? (findPriceAdvice(market, advert, publicReference)?.goingRate ?? null)
      : null,
    words: description,
    plate: vehicle.registration,
    year: vehicle.year,
    km: vehicle.mileage,
    mileageReason: '',
    earlierKm: earlier.length === 0 ? null : Math.max(...earlier),
    // The later of two is marked: the earlier one was there first.
    plateElsewhere: others
      .filter((match) => match.isShown && match.listedAt < listedAt)
      .map((match) => match.publicReference),
    sameUploads: [],
    similarUploads: [],
    sameWords: [],
    accountAgeDays: null,
    refusedBefore: null,
    wasAskedToChange: false,
  };
}
