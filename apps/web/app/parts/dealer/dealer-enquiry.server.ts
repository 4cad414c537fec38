import type { Channel, Dealer } from '@forecourt/domain';
import type { EnquiryTarget } from '@forecourt/services';
import { numberPathsOf } from '@forecourt/site';
import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../shell/request-context.ts';
import type { SellerReach } from '../enquiry/ContactWays.tsx';
import type { Contact } from '../enquiry/contact-address.ts';
import type { EnquiryResult } from '../enquiry/enquiry-result.ts';
import { handleEnquiry } from '../enquiry/handle-enquiry.ts';
import { loadContact } from '../enquiry/load-contact.ts';
import { requireDealer } from './require-dealer.server.ts';

interface PageArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** For the loader of a page with a dealer's contact details. */
export function loadDealerContact(
  args: PageArgs,
  dealer: Dealer,
  channel: Channel,
): { dealer: SellerReach; contact: Contact } {
  const { id, name, email } = dealer;
  return {
    dealer: {
      name,
      hasEmail: email !== null,
      numbers: numberPathsOf({ dealerId: id, channel }, dealer),
    },
    contact: loadContact(args),
  };
}

interface DealerPage {
  pathOf: (dealer: Dealer) => string;
  /** The channel that the visitor is viewing, which the lead counts towards. */
  channelOf: (dealer: Dealer) => Channel | Promise<Channel>;
}

/** For the action of the same page. */
export async function handleDealerEnquiry(
  args: PageArgs & { request: Request },
  idText: string,
  { pathOf, channelOf }: DealerPage,
): Promise<EnquiryResult> {
  const dealer = await requireDealer(args.context.get(servicesContext), idText, args.url, pathOf);
  return handleEnquiry(args, targetOf(dealer, await channelOf(dealer)));
}

function targetOf({ id }: Dealer, channel: Channel): EnquiryTarget {
  return { channel, publicReference: null, dealerId: id };
}
