import { randomBytes } from 'node:crypto';
import {
  type Account,
  changeSellingFields,
  type Finding,
  findSellingErrors,
  findStepErrors,
  type SellingErrors,
  type SellingFields,
  type SellingStep,
  sellingLimits,
  tidyPlate,
} from '@forecourt/domain';
import type { VehicleCheck } from '@forecourt/pricing';
import {
  addSellingDraft,
  claimBrowserDrafts,
  claimSellingDraft,
  findSellingDraft,
  listSellingDrafts,
  removeSellingDraft,
  type SellingDraft,
  saveSellingDraft,
} from '@forecourt/store';
import { hashSessionToken } from '../accounts/session-tokens.ts';
import type { Visitor } from '../request/request-info.ts';
import type { BuiltAdvert } from './build-advert.ts';
import { type Asker, findDraftParts, type OwnDraft, ownerOf, type PublishAnswer } from './own-draft.ts';
import type { PriceAdvice } from './price-advice.ts';
import type { PricePace } from './price-pace.ts';
import type { Publisher, SellingParts } from './publisher.ts';
import { fillFromPlate, type StartingPoint } from './read-plate.ts';
import { noRegistrationLookup } from './registration-lookup.ts';

export type StartAnswer =
  | { kind: 'started'; draftId: string }
  | { kind: 'too-many-drafts' }
  /** From this network; whoever has no cookie could begin any number. */
  | { kind: 'too-fast'; retryAfterSeconds: number };

export type SaveAnswer =
  | { kind: 'saved'; version: number; fields: SellingFields; errors: SellingErrors }
  /** Another tab has saved meanwhile. The form can be sent again with this version. */
  | { kind: 'changed-elsewhere'; version: number; fields: SellingFields };

/** Describing a vehicle step by step, up to its publishing. */
export interface DraftService {
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
  /** How quickly adverts like it go, by the step of their price. */
  pricePace(draft: OwnDraft): Promise<PricePace | null>;
  /** What would hold it if it were sent in now, apart from what only other adverts tell. */
  expectedHolds(draft: OwnDraft, account: Account | null): Promise<readonly Finding[]>;
  publish(draft: OwnDraft, account: Account): Promise<PublishAnswer>;
  removeDraft(draft: OwnDraft): Promise<void>;
  drafts(asker: Asker): Promise<readonly OwnDraft[]>;
}

/** A family behind one address sells a few cars a day; a program would begin thousands. */
const startsPerVisitor = { count: 60, withinMs: 3_600_000 };

export function createDraftService(parts: SellingParts, publisher: Publisher): DraftService {
  const { db, limitVisitors, lookUp = noRegistrationLookup, now = Date.now } = parts;
  const { readPlate, plateFacts, factsOf, build, priceAdvice, pricePace, expectedHolds, publish } = publisher;
  const at = () => new Date(now()).toISOString();
  const takeStart = limitVisitors('drafts', startsPerVisitor);
  const withParts = (draft: SellingDraft) => findDraftParts(db, draft);

  return {
    async start(start, asker, { visitorAddress }) {
      const refusal = await takeStart(visitorAddress);
      if (refusal) return { kind: 'too-fast', ...refusal };
      const owner = ownerOf(asker);
      if (!owner) throw new Error('A draft needs an account or a browser’s token.');
      const [check, registered] = await Promise.all([readPlate(start.plate), lookUp(tidyPlate(start.plate))]);
      const fields = fillFromPlate(start, check, registered);
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
      // The one that they look at first of all, even if the account has no room for the others.
      await claimSellingDraft(db, draftId, account.id);
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
      return priceAdvice(draft, build(draft, null, null));
    },

    pricePace: (draft) => pricePace(build(draft, null, null)),

    expectedHolds,
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
  };
}
