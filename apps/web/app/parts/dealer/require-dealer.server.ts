import type { Dealer } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { movedTo } from '../../addresses/moved-to.ts';
import { notFound } from '../../addresses/not-found.ts';

/** The dealer of an address: an unknown one is a 404, and one with another address redirects there. */
export async function requireDealer(
  { dealers }: Pick<Services, 'dealers'>,
  idText: string,
  url: URL,
  pathOf: (dealer: Dealer) => string,
): Promise<Dealer> {
  const dealer = /^[1-9]\d{0,8}$/.test(idText) ? await dealers.find(Number(idText)) : null;
  if (!dealer) throw notFound();
  const path = pathOf(dealer);
  if (decodeURI(path) !== decodeURI(url.pathname)) throw movedTo(path, url);
  return dealer;
}
