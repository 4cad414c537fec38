import {
  type Account,
  findHolds,
  findSellingErrors,
  type Hold,
  type SellingFacts,
  sellingLimits,
} from '@forecourt/domain';
import type { VehicleCheck } from '@forecourt/pricing';
import { type Database, publishDraft } from '@forecourt/store';
import type { PricingService } from '../pricing/pricing-service.ts';
import type { BuildAdvert, BuiltAdvert } from './build-advert.ts';
import type { OwnDraft, PublishAnswer } from './own-draft.ts';
import { findPriceAdvice, type PriceAdvice } from './price-advice.ts';
import { createPaceFinder, type PricePace } from './price-pace.ts';
import { findEarlierKm, isLiveElsewhere } from './read-plate.ts';
import type { RegistrationLookup } from './registration-lookup.ts';

export interface SellingParts {
  db: Database;
  pricing: Pick<PricingService, 'check' | 'rate' | 'value' | 'comparedWith'>;
  buildAdvert: BuildAdvert;
  lookUp?: RegistrationLookup;
  now?: () => number;
}

/** What drafts and placed adverts both need: the facts about a draft, what holds it back, and publishing it. */
export type Publisher = ReturnType<typeof createPublisher>;

export function createPublisher({ db, pricing, buildAdvert, now = Date.now }: SellingParts) {
  const referenceOf = (draft: OwnDraft) => draft.placed?.publicReference ?? '';

  async function readPlate(plate: string): Promise<VehicleCheck | null> {
    return plate === '' ? null : pricing.check(plate);
  }

  /** What the plate says and what other adverts said about the vehicle. */
  async function plateFacts({ fields, placed }: OwnDraft) {
    const check = await readPlate(fields.plate);
    return { check, earlierKm: findEarlierKm(check, placed?.publicReference ?? null) };
  }

  async function factsOf(draft: OwnDraft): Promise<SellingFacts> {
    const { earlierKm } = await plateFacts(draft);
    return { photos: draft.photos.length, earlierKm, thisYear: new Date(now()).getUTCFullYear() };
  }

  function build(draft: OwnDraft, earlierKm: number | null, email: string | null): BuiltAdvert {
    return buildAdvert(draft.fields, { photos: draft.photos.map(({ name }) => name), email, earlierKm });
  }

  function priceAdvice(draft: OwnDraft, advert: BuiltAdvert): PriceAdvice | null {
    return findPriceAdvice(pricing, advert, referenceOf(draft));
  }

  const findPace = createPaceFinder({ db, pricing, now });

  /** How quickly adverts like this one go; null if too few are known, or too little is said about it. */
  async function pricePace({ channel, vehicle }: BuiltAdvert): Promise<PricePace | null> {
    const { make, model, body, year } = vehicle;
    return year < 1900 ? null : findPace({ channel, make, model, body, year });
  }

  function holdsOf(draft: OwnDraft, advert: BuiltAdvert, check: VehicleCheck | null): Hold[] {
    return findHolds(draft.fields, {
      price: advert.price ?? 0,
      goingRate: priceAdvice(draft, advert)?.goingRate ?? null,
      isPlateElsewhere: isLiveElsewhere(check, draft.placed?.publicReference ?? null),
    });
  }

  async function publish(draft: OwnDraft, account: Account): Promise<PublishAnswer> {
    const errors = findSellingErrors(draft.fields, await factsOf(draft));
    if (Object.keys(errors).length > 0) return { kind: 'incomplete', errors };
    const { check, earlierKm } = await plateFacts(draft);
    const advert = build(draft, earlierKm, account.email);
    const why = draft.fields.mileageReason === '' ? null : `Mileage: ${draft.fields.mileageReason}`;
    return publishDraft(
      db,
      {
        draftId: draft.id,
        accountId: account.id,
        version: draft.version,
        advert,
        holds: holdsOf(draft, advert, check),
        why: advert.doubted.includes('mileage') ? why : null,
      },
      {
        at: new Date(now()).toISOString(),
        mostLive: sellingLimits.mostLive,
        mostInTwelveMonths: sellingLimits.mostInTwelveMonths,
      },
    );
  }

  return { readPlate, plateFacts, factsOf, build, priceAdvice, pricePace, holdsOf, publish };
}
