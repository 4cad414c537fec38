import { type Dealer, dealerListingPath, parseDealerListing } from '@forecourt/domain';
import type { Services } from '../../../server/services.ts';
import { movedTo } from '../../moved-to.ts';
import { notFound } from '../../not-found.ts';

/** The dealer of a listing: an unknown one is not found, one in another county has its own address. */
export async function requireDealer(
  { id }: { id: number },
  url: URL,
  { dealers }: Pick<Services, 'dealers'>,
): Promise<Dealer> {
  const dealer = await dealers.find(id);
  const channel = parseDealerListing(url.pathname)?.channel;
  if (!dealer || !channel) throw notFound();
  const path = dealerListingPath(dealer, channel);
  if (path !== url.pathname) throw movedTo(path, url);
  return dealer;
}
