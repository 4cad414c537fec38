import { type AnswerableKind, answerableKinds } from '@forecourt/domain';
import type { AdvertContact } from '../advert-layout.ts';
import type { SellerView } from './build-seller-view.ts';

/** The form to the seller that the address asks for, or that was just sent; null if the page has none. */
export function findSellerForm(
  { hasEmail }: Pick<SellerView, 'hasEmail'>,
  { contact, result }: AdvertContact,
): AnswerableKind | null {
  const kind = contact.form?.kind ?? contact.sent ?? result?.kind;
  return (hasEmail && answerableKinds.find((each) => each === kind)) || null;
}
