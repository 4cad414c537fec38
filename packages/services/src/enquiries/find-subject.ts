import type { Advert, Channel, Dealer } from '@forecourt/domain';
import type { AdvertService } from '../adverts/advert-service.ts';
import type { DealerService } from '../dealers/dealer-service.ts';
import type { EnquirySubject } from './mails/build-enquiry-mail.ts';

/** What a message is about; nothing if it is for the people who run the site. */
export interface EnquiryTarget {
  channel: Channel;
  publicReference: string | null;
  dealerId: number | null;
}

export type FindSubject = (target: EnquiryTarget) => Promise<EnquirySubject | null>;

/** Null if the advert has ended or the dealer no longer exists. */
export function createSubjectFinder(parts: {
  adverts: Pick<AdvertService, 'find'>;
  dealers: Pick<DealerService, 'find'>;
}): FindSubject {
  async function dealerOf({ seller }: Advert): Promise<Dealer | null> {
    return seller.kind === 'trade' ? parts.dealers.find(seller.dealerId) : null;
  }
  return async ({ publicReference, dealerId }) => {
    if (publicReference !== null) {
      const advert = await parts.adverts.find(publicReference);
      if (advert?.status !== 'live') return null;
      return { advert, dealer: await dealerOf(advert) };
    }
    if (dealerId === null) return { advert: null, dealer: null };
    const dealer = await parts.dealers.find(dealerId);
    return dealer && { advert: null, dealer };
  };
}
