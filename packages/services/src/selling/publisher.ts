import {
  type Account,
  type Finding,
  findFindings,
  findSellingErrors,
  isHolding,
  parseSellingMileage,
  type SellingFacts,
  sellingLimits,
} from '@forecourt/domain';
import type { VehicleCheck } from '@forecourt/pricing';
import { brand } from '@forecourt/site';
import { type Database, markOf, publishDraft, readApprovedMarks } from '@forecourt/store';
import { collectFacts, type KnownFacts, nothingKnown, ownFacts } from '../office/seller-facts.ts';
import type { PricingService } from '../pricing/pricing-service.ts';
import type { LimitVisitors } from '../visitor-limit/visitor-limit.ts';
import type { BuildAdvert, BuiltAdvert } from './build-advert.ts';
import type { OwnDraft, PublishAnswer } from './own-draft.ts';
import { findPriceAdvice, type PriceAdvice } from './price-advice.ts';
import { createPaceFinder, type PricePace } from './price-pace.ts';
import { findEarlierKm } from './read-plate.ts';
import type { RegistrationLookup } from './registration-lookup.ts';

export interface SellingParts {
  db: Database;
  pricing: Pick<PricingService, 'check' | 'rate' | 'value' | 'comparedWith'>;
  buildAdvert: BuildAdvert;
  limitVisitors: LimitVisitors;
  lookUp?: RegistrationLookup;
  now?: () => number;
}

/** What the rules are told besides the draft, and what the office has let through before. */
interface Looked {
  known?: KnownFacts;
  approved?: ReadonlySet<string>;
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
    const thisYear = new Date(now()).getUTCFullYear();
    return { photos: draft.photos.length, earlierKm, thisYear, siteName: brand.name };
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

  function findingsOf(
    draft: OwnDraft,
    advert: BuiltAdvert,
    { known = nothingKnown, approved = new Set() }: Looked = {},
  ): Finding[] {
    const { fields } = draft;
    const findings = findFindings({
      from: 'seller',
      isPrivate: true,
      price: advert.price,
      isPriceMeant: fields.isPriceMeant === 'yes',
      goingRate: priceAdvice(draft, advert)?.goingRate ?? null,
      words: fields.words,
      plate: fields.plate === '' ? null : fields.plate,
      year: advert.vehicle.year,
      km: parseSellingMileage(fields),
      mileageReason: fields.mileageReason,
      ...known,
    });
    return findings.filter((finding) => !approved.has(markOf(finding)) || finding.rule === 'change-asked');
  }

  /** What would hold it, as far as that can be told without comparing it with other adverts. */
  async function expectedHolds(draft: OwnDraft, account: Account | null): Promise<Finding[]> {
    const { check, earlierKm } = await plateFacts(draft);
    const known = { ...nothingKnown, ...ownFacts({ draft, account, check }, now()) };
    const approved = await readApprovedMarks(db, referenceOf(draft));
    return findingsOf(draft, build(draft, earlierKm, null), { known, approved }).filter(isHolding);
  }

  async function publish(draft: OwnDraft, account: Account): Promise<PublishAnswer> {
    const errors = findSellingErrors(draft.fields, await factsOf(draft));
    if (Object.keys(errors).length > 0) return { kind: 'incomplete', errors };
    const { check, earlierKm } = await plateFacts(draft);
    const advert = build(draft, earlierKm, account.email);
    const approved = await readApprovedMarks(db, referenceOf(draft));
    const known = await collectFacts(db, { draft, account, check }, now());
    const why = draft.fields.mileageReason === '' ? null : `Mileage: ${draft.fields.mileageReason}`;
    const send = (facts: KnownFacts) => {
      const findings = findingsOf(draft, advert, { known: facts, approved });
      return publishDraft(
        db,
        {
          draftId: draft.id,
          accountId: account.id,
          version: draft.version,
          advert,
          holds: findings.filter(isHolding),
          notes: findings.filter((finding) => !isHolding(finding)),
          plateElsewhere: facts.plateElsewhere,
          why: advert.doubted.includes('mileage') ? why : null,
        },
        {
          at: new Date(now()).toISOString(),
          mostLive: sellingLimits.mostLive,
          mostInTwelveMonths: sellingLimits.mostInTwelveMonths,
        },
      );
    };
    for (let facts = known; ; ) {
      const answer = await send(facts);
      if (answer.kind === 'held-by-office') facts = { ...facts, wasAskedToChange: true };
      else if (answer.kind !== 'plate-live') return answer;
      else facts = { ...facts, plateElsewhere: [...facts.plateElsewhere, ...answer.references] };
    }
  }

  return {
    readPlate,
    plateFacts,
    factsOf,
    build,
    priceAdvice,
    pricePace,
    findingsOf,
    expectedHolds,
    publish,
  };
}
