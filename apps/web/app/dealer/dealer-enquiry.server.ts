import { channelOfPath, type Dealer } from '@forecourt/domain';
import type { RouterContextProvider } from 'react-router';
import type { EnquiryTarget } from '../../server/enquiries/enquiry-service.ts';
import type { Contact } from '../enquiry/contact-address.ts';
import type { EnquiryResult } from '../enquiry/enquiry-result.ts';
import { handleEnquiry } from '../enquiry/handle-enquiry.ts';
import { loadContact } from '../enquiry/load-contact.ts';
import { servicesContext } from '../request-context.ts';
import type { DealerContactView } from './DealerContact.tsx';
import { requireDealer } from './require-dealer.server.ts';

interface PageArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** For the loader of a page that tells how to reach a dealer. */
export async function loadDealerContact(
  args: PageArgs,
  dealer: Dealer,
): Promise<{ dealer: DealerContactView; contact: Contact }> {
  const { name, phone, whatsapp } = dealer;
  return {
    dealer: { name, hasPhone: phone !== null, hasWhatsapp: whatsapp !== null },
    contact: await loadContact(args, targetOf(args.url, dealer), `Hello ${name},`),
  };
}

/** For its action. */
export async function handleDealerEnquiry(
  args: PageArgs & { request: Request },
  idText: string,
  pathOf: (dealer: Dealer) => string,
): Promise<EnquiryResult> {
  const dealer = await requireDealer(args.context.get(servicesContext), idText, args.url, pathOf);
  return handleEnquiry(args, targetOf(args.url, dealer));
}

function targetOf(url: URL, { id }: Dealer): EnquiryTarget {
  return { channel: channelOfPath(url.pathname), publicReference: null, dealerId: id };
}
