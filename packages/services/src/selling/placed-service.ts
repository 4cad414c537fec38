import {
  type Account,
  decideSellerAct,
  type Finding,
  findPriceError,
  hasUnsentChanges,
  isHolding,
  needsPerson,
  parseSellingPrice,
  type SellerAct,
  type SellerAdvertState,
  type SellingFields,
  sellerActsIn,
} from '@forecourt/domain';
import {
  type AdvertEvent,
  changeSellerPrice,
  endSellerAdvert,
  findAdverts,
  findSale,
  findSellerAdvert,
  findSellingDraft,
  listAdvertEvents,
  listSellerAdverts,
  readApprovedMarks,
  type SellerAdvert,
  type SellerSale,
  saveSellingDraft,
} from '@forecourt/store';
import { nothingKnown, ownFacts } from '../office/seller-facts.ts';
import { findDraftParts, type OwnAdvert, type OwnDraft, type PublishAnswer } from './own-draft.ts';
import type { Publisher, SellingParts } from './publisher.ts';

export type PriceAnswer =
  | { kind: 'changed' }
  /** Sent in as other changes are: a person may have to look at it. */
  | { kind: 'sent-in'; answer: PublishAnswer }
  | { kind: 'refused'; reason: string; isAskedAbout: boolean }
  /** It is no longer live. */
  | { kind: 'gone' };

/** A person's adverts after they were placed: changing their price, pausing and ending them, bringing them back. */
export interface PlacedService {
  adverts(account: Account): Promise<readonly OwnAdvert[]>;
  advert(publicReference: string, account: Account): Promise<OwnAdvert | null>;
  /** Whoever it belongs to: for signed links and for staff. */
  find(publicReference: string): Promise<OwnAdvert | null>;
  sale(publicReference: string): Promise<SellerSale | null>;
  events(publicReference: string): Promise<readonly AdvertEvent[]>;
  /** False if it cannot be done in the advert's state. Bringing it back answers as publishing does. */
  act(
    own: OwnAdvert,
    act: SellerAct,
    account: Account,
    /** What the seller says about a sale. */
    sale?: Omit<SellerSale, 'at'>,
  ): Promise<PublishAnswer | boolean>;
  changePrice(
    own: OwnAdvert,
    sent: { price: string; isPriceMeant: boolean },
    account: Account,
  ): Promise<PriceAnswer>;
}

export function createPlacedService(
  { db, now = Date.now }: SellingParts,
  { findingsOf, publish }: Publisher,
): PlacedService {
  const at = () => new Date(now()).toISOString();

  async function ownAdverts(placed: readonly SellerAdvert[]): Promise<OwnAdvert[]> {
    const adverts = await findAdverts(
      db,
      placed.map(({ publicReference }) => publicReference),
    );
    const own = placed.map(async (each): Promise<OwnAdvert | null> => {
      const draft = await findSellingDraft(db, each.draftId);
      if (!draft) return null;
      const advert = adverts.find(({ publicReference }) => publicReference === each.publicReference);
      return { placed: each, draft: await findDraftParts(db, draft), advert: advert ?? null };
    });
    return (await Promise.all(own)).filter((each) => each !== null);
  }

  async function sendIn(draft: OwnDraft, fields: SellingFields, account: Account): Promise<PublishAnswer> {
    const version = await saveSellingDraft(db, draft.id, { fields, version: draft.version, at: at() });
    return version === null ? { kind: 'draft-changed' } : publish({ ...draft, fields, version }, account);
  }

  return {
    async adverts(account) {
      return ownAdverts(await listSellerAdverts(db, account.id));
    },

    async advert(publicReference, account) {
      const placed = await findSellerAdvert(db, publicReference);
      if (placed?.accountId !== account.id) return null;
      return (await ownAdverts([placed]))[0] ?? null;
    },

    async find(publicReference) {
      const placed = await findSellerAdvert(db, publicReference);
      return placed ? ((await ownAdverts([placed]))[0] ?? null) : null;
    },

    sale: async (publicReference) => (await findSale(db, publicReference)) ?? null,

    events: (publicReference) => listAdvertEvents(db, publicReference),

    async act({ placed, draft }, act, account, sale) {
      const to = decideSellerAct(placed.state, act);
      if (to === null) return false;
      if (to === 'checking') return publish(draft, account);
      const from = statesAllowing(act);
      const { publicReference } = placed;
      return endSellerAdvert(
        db,
        { publicReference, accountId: account.id, at: at() },
        {
          from,
          to: to as 'paused' | 'sold' | 'withdrawn',
          why: null,
          sale: act === 'sold' ? (sale ?? { place: 'unsaid', price: null }) : null,
        },
      );
    },

    async changePrice(own, { price: text, isPriceMeant }, account) {
      const { placed, draft, advert } = own;
      const price = parseSellingPrice(text);
      const error = findPriceError(text);
      if (error !== null || price === null) {
        return { kind: 'refused', reason: error ?? 'Enter your price', isAskedAbout: false };
      }
      if (!advert || placed.state !== 'live') return { kind: 'gone' };
      const fields = { ...draft.fields, price: String(price), isPriceMeant: isPriceMeant ? 'yes' : '' };
      const approved = await readApprovedMarks(db, placed.publicReference);
      const known = { ...nothingKnown, ...ownFacts({ draft, account, check: null }, now()) };
      const findings = findingsOf({ ...draft, fields }, { ...advert, price }, { known, approved });
      const holds = findings.filter((finding) => finding.field === 'price' && isHolding(finding));
      if (holds.length > 0 && !isPriceMeant) return askIfMeant(holds);
      const isHeldForPrice = placed.holds.some(({ rule, field }) => field === 'price' && rule !== 'office');
      if (holds.length > 0 || isHeldForPrice) {
        if (!hasUnsentChanges(own)) return { kind: 'sent-in', answer: await sendIn(draft, fields, account) };
        if (holds.length > 0) return { kind: 'refused', reason: unsentWords, isAskedAbout: false };
      }
      const { publicReference } = placed;
      const change = { publicReference, accountId: account.id, at: at() };
      return (await changeSellerPrice(db, change, { price, isPriceMeant }))
        ? { kind: 'changed' }
        : { kind: 'gone' };
    },
  };
}

const unsentWords =
  'You have other changes that aren’t sent in. Change the price there, and send them in together.';

function askIfMeant(holds: readonly Finding[]): PriceAnswer {
  const reasons = holds.map(({ reason }) => reason);
  if (holds.some(needsPerson))
    reasons.push('If it’s right, tick that you mean it: a person looks at it first.');
  return { kind: 'refused', reason: reasons.join(' '), isAskedAbout: true };
}

const everyState: readonly SellerAdvertState[] = [
  'checking',
  'live',
  'changes-asked',
  'held',
  'refused',
  'paused',
  'sold',
  'withdrawn',
  'lapsed',
];

/** Checked again where it is written: another tab may have been quicker. */
function statesAllowing(act: SellerAct): SellerAdvertState[] {
  return everyState.filter((state) => sellerActsIn(state).includes(act));
}
