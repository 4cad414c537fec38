import type { AdvertContact } from '../advert-layout.ts';
import type { SellerView } from './build-seller-view.ts';

export type SellerFormKind = 'email' | 'call-back';

/** The form to the seller that the address asks for, or that was just sent; null if the page has none. */
export function findSellerForm(
  { hasEmail }: Pick<SellerView, 'hasEmail'>,
  { contact, result }: AdvertContact,
): SellerFormKind | null {
  const kind = contact.form?.kind ?? contact.sent ?? result?.kind;
  return hasEmail && (kind === 'email' || kind === 'call-back') ? kind : null;
}
