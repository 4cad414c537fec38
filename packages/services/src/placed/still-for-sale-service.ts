import type { SellerAdvertState } from '@forecourt/domain';
import { confirmForSale, type Database, findAccount, findSaleQuestion } from '@forecourt/store';
import type { Found } from '../reputation/feedback-service.ts';
import type { OwnAdvert, PublishAnswer } from '../selling/own-draft.ts';
import type { PlacedService } from '../selling/placed-service.ts';
import type { SignedLinks } from '../signed-links/signed-links.ts';

export interface AdvertAskedAbout {
  own: OwnAdvert;
  accountId: number;
}

/** What the link in the mail can do. Selling it needs a word more, and so does its own page. */
export type SaleReply = 'yes' | 'sold' | 'withdraw';

/** "Still for sale?", replied to from a mail without signing in. */
export interface StillForSaleService {
  find(token: string): Promise<Found<AdvertAskedAbout>>;
  /** False if it can no longer be done. Bringing an advert back answers as publishing does. */
  reply(asked: AdvertAskedAbout, reply: SaleReply): Promise<PublishAnswer | boolean>;
}

export interface StillForSaleParts {
  db: Database;
  links: SignedLinks;
  placed: Pick<PlacedService, 'find' | 'act'>;
  now?: () => number;
}

const unknown = { kind: 'unknown' } as const;

/** In these states the seller has said otherwise since: that is undone on the advert's own page. */
const isSettled = (state: SellerAdvertState) => state === 'sold' || state === 'withdrawn';

export function createStillForSaleService({
  db,
  links,
  placed,
  now = Date.now,
}: StillForSaleParts): StillForSaleService {
  return {
    async find(token) {
      const link = links.open('still-for-sale', token);
      if (link.kind !== 'good') return link.kind === 'expired' ? link : unknown;
      const question = await findSaleQuestion(db, link.id);
      const own = question && (await placed.find(question.publicReference));
      return own ? { kind: 'found', value: { own, accountId: own.placed.accountId } } : unknown;
    },

    async reply({ own, accountId }, reply) {
      const { state, publicReference } = own.placed;
      const account = await findAccount(db, accountId);
      if (!account) return false;
      if (reply !== 'yes') return placed.act(own, reply, account);
      if (isSettled(state)) return false;
      if (state !== 'live') return placed.act(own, 'resume', account);
      return confirmForSale(db, { publicReference, accountId, at: new Date(now()).toISOString() });
    },
  };
}
