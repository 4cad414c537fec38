import { type Advert, type Conversation, type ConversationSide, shownName } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import { type Database, findAccount, findPhrase } from '@forecourt/store';
import type { AdvertService } from '../adverts/advert-service.ts';
import type { DealerService } from '../dealers/dealer-service.ts';

export interface PeopleParts {
  db: Database;
  adverts: Pick<AdvertService, 'find'>;
  dealers: Pick<DealerService, 'find'>;
}

/** The names of both sides, as the other reads them. */
export type ConversationNames = Readonly<Record<ConversationSide, string>>;

/** Where a side gets its mail. */
export interface MailPerson {
  to: string;
  /** By which they recognise our mails. */
  phrase: string | null;
}

/** Who talks with whom. Addresses stay here: neither side ever gets the other's. */
export function createPeople({ db, adverts, dealers }: PeopleParts) {
  return {
    findAdvert: ({ publicReference }: Conversation): Promise<Advert | null> => adverts.find(publicReference),

    async findNames(
      { dealerId, buyerName }: Conversation,
      advert: Advert | null,
    ): Promise<ConversationNames> {
      const dealer = dealerId === null ? null : await dealers.find(dealerId);
      const seller = advert?.seller.kind === 'private' ? advert.seller.name : (dealer?.name ?? '');
      return {
        buyer: shownName(buyerName, brand.name, 'The buyer'),
        // A dealer's name is the operator's, not their own.
        seller: dealer ? dealer.name : shownName(seller, brand.name, 'The seller'),
      };
    },

    /** Null if there is no address to write to. */
    async findMailPerson(
      { dealerId, sellerAccountId, buyerEmail }: Conversation,
      side: ConversationSide,
      advert: Advert | null,
    ): Promise<MailPerson | null> {
      if (side === 'buyer') return { to: buyerEmail, phrase: await findPhrase(db, buyerEmail) };
      if (sellerAccountId !== null) {
        const account = await findAccount(db, sellerAccountId);
        return account ? { to: account.email, phrase: account.phrase } : null;
      }
      const dealer = dealerId === null ? null : await dealers.find(dealerId);
      const to = dealer ? dealer.email : advert?.seller.kind === 'private' ? advert.seller.email : null;
      return to === null ? null : { to, phrase: await findPhrase(db, to) };
    },
  };
}

export type People = ReturnType<typeof createPeople>;
