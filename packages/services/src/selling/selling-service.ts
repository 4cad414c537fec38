import { randomBytes } from 'node:crypto';
import {
  type Account,
  type Advert,
  changeSellingFields,
  decideSellerAct,
  findHolds,
  findPriceError,
  findSellingErrors,
  findStepErrors,
  type Hold,
  parseSellingPrice,
  type SellerAct,
  type SellerAdvertState,
  type SellingErrors,
  type SellingFacts,
  type SellingFields,
  type SellingStep,
  sellerActsIn,
  sellingLimits,
} from '@forecourt/domain';
import type { VehicleCheck } from '@forecourt/pricing';
import {
  type AdvertEvent,
  addSellingDraft,
  changeSellerPrice,
  claimBrowserDrafts,
  type Database,
  type DraftOwner,
  endSellerAdvert,
  findAdverts,
  findSellerAdvert,
  findSellerAdvertOfDraft,
  findSellingDraft,
  listAdvertEvents,
  listSellerAdverts,
  listSellingDrafts,
  listSellingPhotos,
  type Published,
  publishDraft,
  removeSellingDraft,
  type SellerAdvert,
  type SellingDraft,
  type SellingPhoto,
  saveSellingDraft,
} from '@forecourt/store';
import { hashSessionToken } from '../accounts/session-tokens.ts';
import type { PricingService } from '../pricing/pricing-service.ts';
import { createRateLimit } from '../rate-limit/rate-limit.ts';
import type { Visitor } from '../request/request-info.ts';
import type { BuildAdvert, BuiltAdvert } from './build-advert.ts';
import { findPriceAdvice, type PriceAdvice } from './price-advice.ts';
import { fillFromPlate, findEarlierKm, isLiveElsewhere, type StartingPoint } from './read-plate.ts';

/** Who asks: an account, and the browser's cookie for drafts from before the sign-in. */
export interface Asker {
  account: Account | null;
  browserToken: string | null;
}

/** A draft of the person who asks, with what belongs to it. */
export interface OwnDraft extends SellingDraft {
  photos: readonly SellingPhoto[];
  /** The advert that it is the draft of, if it is placed. */
  placed: SellerAdvert | null;
}

export type StartAnswer =
  | { kind: 'started'; draftId: string }
  | { kind: 'too-many-drafts' }
  /** From this network; whoever has no cookie could begin any number. */
  | { kind: 'too-fast'; retryAfterSeconds: number };

export type SaveAnswer =
  | { kind: 'saved'; version: number; fields: SellingFields; errors: SellingErrors }
  /** Another tab has saved meanwhile. The form can be sent again with this version. */
  | { kind: 'changed-elsewhere'; version: number; fields: SellingFields };

export type PublishAnswer = Published | { kind: 'incomplete'; errors: SellingErrors };

export type PriceAnswer =
  | { kind: 'changed' }
  | { kind: 'refused'; reason: string; isAskedAbout: boolean }
  /** It is no longer live. */
  | { kind: 'gone' };

export interface OwnAdvert {
  placed: SellerAdvert;
  draft: OwnDraft;
  /** As visitors saw it last; null if it never was live. */
  advert: Advert | null;
}

/** Placing, changing and ending the adverts of private people. */
export interface SellingService {
  start(start: StartingPoint, asker: Asker, visitor: Pick<Visitor, 'visitorAddress'>): Promise<StartAnswer>;
  /** Null if there is none, or it is not theirs; `sign-in` if it may be theirs once they have signed in. */
  find(draftId: string, asker: Asker): Promise<OwnDraft | 'sign-in' | null>;
  save(
    draft: OwnDraft,
    step: SellingStep,
    sent: { field: (name: string) => string; version: number },
  ): Promise<SaveAnswer>;
  errors(draft: OwnDraft): Promise<SellingErrors>;
  stepErrors(draft: OwnDraft, step: SellingStep, fields?: SellingFields): Promise<SellingErrors>;
  /** What the plate says and what other adverts said about the vehicle. */
  plateFacts(draft: OwnDraft): Promise<{ check: VehicleCheck | null; earlierKm: number | null }>;
  /** The advert as far as it is described. */
  preview(draft: OwnDraft): Promise<BuiltAdvert>;
  priceAdvice(draft: OwnDraft): Promise<PriceAdvice | null>;
  publish(draft: OwnDraft, account: Account): Promise<PublishAnswer>;
  removeDraft(draft: OwnDraft): Promise<void>;
  drafts(asker: Asker): Promise<readonly OwnDraft[]>;
  adverts(account: Account): Promise<readonly OwnAdvert[]>;
  advert(publicReference: string, account: Account): Promise<OwnAdvert | null>;
  events(publicReference: string): Promise<readonly AdvertEvent[]>;
  /** False if it cannot be done in the advert's state. Bringing it back answers as publishing does. */
  act(own: OwnAdvert, act: SellerAct, account: Account): Promise<PublishAnswer | boolean>;
  changePrice(
    own: OwnAdvert,
    sent: { price: string; isPriceMeant: boolean },
    account: Account,
  ): Promise<PriceAnswer>;
}

/** A family behind one address sells a few cars a day; a program would begin thousands. */
const startsPerVisitor = { count: 60, withinMs: 3_600_000 };

export interface SellingParts {
  db: Database;
  pricing: Pick<PricingService, 'check' | 'rate' | 'value' | 'comparedWith'>;
  buildAdvert: BuildAdvert;
  now?: () => number;
}

export function createSellingService({
  db,
  pricing,
  buildAdvert,
  now = Date.now,
}: SellingParts): SellingService {
  const at = () => new Date(now()).toISOString();
  const starts = createRateLimit({ ...startsPerVisitor, now });
  const limits = { mostLive: sellingLimits.mostLive, mostInTwelveMonths: sellingLimits.mostInTwelveMonths };

  async function withParts(draft: SellingDraft): Promise<OwnDraft> {
    const [photos, placed] = await Promise.all([
      listSellingPhotos(db, draft.id),
      findSellerAdvertOfDraft(db, draft.id),
    ]);
    return { ...draft, photos, placed: placed ?? null };
  }

  async function readPlate(plate: string): Promise<VehicleCheck | null> {
    return plate === '' ? null : pricing.check(plate);
  }

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

  const referenceOf = (draft: OwnDraft) => draft.placed?.publicReference ?? '';

  function holdsOf(draft: OwnDraft, advert: BuiltAdvert, check: VehicleCheck | null): Hold[] {
    return findHolds(draft.fields, {
      price: advert.price ?? 0,
      goingRate: findPriceAdvice(pricing, advert, referenceOf(draft))?.goingRate ?? null,
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
      { at: at(), ...limits },
    );
  }

  async function ownAdverts(placed: readonly SellerAdvert[]): Promise<OwnAdvert[]> {
    const adverts = await findAdverts(
      db,
      placed.map(({ publicReference }) => publicReference),
    );
    const own = placed.map(async (each): Promise<OwnAdvert | null> => {
      const draft = await findSellingDraft(db, each.draftId);
      if (!draft) return null;
      const advert = adverts.find(({ publicReference }) => publicReference === each.publicReference);
      return { placed: each, draft: await withParts(draft), advert: advert ?? null };
    });
    return (await Promise.all(own)).filter((each) => each !== null);
  }

  return {
    async start(start, asker, { visitorAddress }) {
      const refusal = starts.take(visitorAddress);
      if (refusal) return { kind: 'too-fast', ...refusal };
      const owner = ownerOf(asker);
      if (!owner) throw new Error('A draft needs an account or a browser’s token.');
      const fields = fillFromPlate(start, await readPlate(start.plate));
      // Nobody finds a draft by trying: 120 bits.
      const id = randomBytes(15).toString('base64url');
      const most = sellingLimits.mostDrafts;
      const isAdded = await addSellingDraft(db, { id, owner, fields }, { at: at(), most });
      return isAdded ? { kind: 'started', draftId: id } : { kind: 'too-many-drafts' };
    },

    async find(draftId, { account, browserToken }) {
      const draft = await findSellingDraft(db, draftId);
      if (!draft) return null;
      if (draft.accountId !== null) {
        if (draft.accountId === account?.id) return withParts(draft);
        return account ? null : 'sign-in';
      }
      if (browserToken === null || draft.browserHash !== hashSessionToken(browserToken)) return null;
      if (!account) return withParts(draft);
      await claimBrowserDrafts(db, draft.browserHash, {
        accountId: account.id,
        most: sellingLimits.mostDrafts,
      });
      return withParts((await findSellingDraft(db, draftId)) ?? draft);
    },

    async save(draft, step, { field, version }) {
      const fields = changeSellingFields(draft.fields, step, field);
      const saved = await saveSellingDraft(db, draft.id, { fields, version, at: at() });
      if (saved === null) {
        const current = await findSellingDraft(db, draft.id);
        return { kind: 'changed-elsewhere', version: current?.version ?? version, fields };
      }
      const changed = { ...draft, fields };
      const errors = findStepErrors(step, fields, await factsOf(changed));
      return { kind: 'saved', version: saved, fields, errors };
    },

    errors: async (draft) => findSellingErrors(draft.fields, await factsOf(draft)),
    stepErrors: async (draft, step, fields = draft.fields) =>
      findStepErrors(step, fields, await factsOf({ ...draft, fields })),
    plateFacts,

    async preview(draft) {
      const { earlierKm } = await plateFacts(draft);
      return build(draft, earlierKm, null);
    },

    async priceAdvice(draft) {
      return findPriceAdvice(pricing, build(draft, null, null), referenceOf(draft));
    },

    publish,
    removeDraft: (draft) => removeSellingDraft(db, draft.id),

    async drafts(asker) {
      const owner = ownerOf(asker);
      if (asker.account && asker.browserToken !== null) {
        await claimBrowserDrafts(db, hashSessionToken(asker.browserToken), {
          accountId: asker.account.id,
          most: sellingLimits.mostDrafts,
        });
      }
      const drafts = owner ? await listSellingDrafts(db, owner) : [];
      return Promise.all(drafts.map(withParts));
    },

    async adverts(account) {
      return ownAdverts(await listSellerAdverts(db, account.id));
    },

    async advert(publicReference, account) {
      const placed = await findSellerAdvert(db, publicReference);
      if (placed?.accountId !== account.id) return null;
      return (await ownAdverts([placed]))[0] ?? null;
    },

    events: (publicReference) => listAdvertEvents(db, publicReference),

    async act({ placed, draft }, act, account) {
      const to = decideSellerAct(placed.state, act);
      if (to === null) return false;
      if (to === 'checking') return publish(draft, account);
      const from = statesAllowing(act);
      const { publicReference } = placed;
      return endSellerAdvert(
        db,
        { publicReference, accountId: account.id, at: at() },
        { from, to: to as 'paused' | 'sold' | 'withdrawn', why: null },
      );
    },

    async changePrice({ placed, draft, advert }, { price: text, isPriceMeant }, account) {
      const price = parseSellingPrice(text);
      const error = findPriceError(text);
      if (error !== null || price === null) {
        return { kind: 'refused', reason: error ?? 'Enter your price', isAskedAbout: false };
      }
      if (!advert || placed.state !== 'live') return { kind: 'gone' };
      const fields = { ...draft.fields, isPriceMeant: isPriceMeant ? 'yes' : '' };
      const holds = holdsOf({ ...draft, fields }, { ...advert, price }, null);
      const hold = holds.find(({ field }) => field === 'price');
      if (hold) {
        return { kind: 'refused', reason: hold.reason, isAskedAbout: hold.rule === 'odd-price' };
      }
      const { publicReference } = placed;
      const change = { publicReference, accountId: account.id, at: at() };
      return (await changeSellerPrice(db, change, { price, isPriceMeant }))
        ? { kind: 'changed' }
        : { kind: 'gone' };
    },
  };
}

function ownerOf({ account, browserToken }: Asker): DraftOwner | null {
  if (account) return { accountId: account.id };
  return browserToken === null ? null : { browserHash: hashSessionToken(browserToken) };
}

const everyState: readonly SellerAdvertState[] = [
  'checking',
  'live',
  'held',
  'paused',
  'sold',
  'withdrawn',
  'lapsed',
];

/** Checked again where it is written: another tab may have been quicker. */
function statesAllowing(act: SellerAct): SellerAdvertState[] {
  return everyState.filter((state) => sellerActsIn(state).includes(act));
}
