import type { Account, Advert, SellingErrors } from '@forecourt/domain';
import {
  type Database,
  type DraftOwner,
  findSellerAdvertOfDraft,
  listSellingPhotos,
  type Published,
  type SellerAdvert,
  type SellingDraft,
  type SellingPhoto,
} from '@forecourt/store';
import { hashSessionToken } from '../accounts/session-tokens.ts';

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

export interface OwnAdvert {
  placed: SellerAdvert;
  draft: OwnDraft;
  /** As visitors saw it last; null if it never was live. */
  advert: Advert | null;
}

export type PublishAnswer =
  | Exclude<Published, { kind: 'plate-live' | 'held-by-office' }>
  | { kind: 'incomplete'; errors: SellingErrors };

export async function findDraftParts(db: Database, draft: SellingDraft): Promise<OwnDraft> {
  const [photos, placed] = await Promise.all([
    listSellingPhotos(db, draft.id),
    findSellerAdvertOfDraft(db, draft.id),
  ]);
  return { ...draft, photos, placed: placed ?? null };
}

export function ownerOf({ account, browserToken }: Asker): DraftOwner | null {
  if (account) return { accountId: account.id };
  return browserToken === null ? null : { browserHash: hashSessionToken(browserToken) };
}
