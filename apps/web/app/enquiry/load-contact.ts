import { whatsappHref } from '@forecourt/domain';
import type { RouterContextProvider } from 'react-router';
import type { EnquiryTarget } from '../../server/enquiries/enquiry-service.ts';
import { redirectOutside } from '../redirect-to.ts';
import { requestInfoContext, servicesContext } from '../request-context.ts';
import { type Contact, contactParameter, type OpenForm, sentPrefix } from './contact-address.ts';

interface LoaderArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * For a route's loader: opens the form or shows the number that the address asks for. A form and a number belong to one
 * visitor; a page that was asked for neither may be kept by a shared cache.
 */
export async function loadContact(
  { url, context }: LoaderArgs,
  target: EnquiryTarget,
  whatsappText: string,
): Promise<Contact> {
  const kind = url.searchParams.get(contactParameter);
  const nothing: Contact = { form: null, phone: null, sent: null };
  if (kind === null) return nothing;
  if (kind.startsWith(sentPrefix)) return { ...nothing, sent: kind.slice(sentPrefix.length) };
  const { enquiries } = context.get(servicesContext);
  const { csrfToken, visitorAddress } = context.get(requestInfoContext);
  // Asking for the token is also what keeps the answer out of shared caches.
  const token = csrfToken();
  if (kind === 'phone' || kind === 'whatsapp') {
    const { number, isRefused } = await enquiries.reveal(kind, target, visitorAddress);
    if (number === null) return { ...nothing, isRefused };
    if (kind === 'phone') return { ...nothing, phone: number };
    throw redirectOutside(whatsappHref(number, whatsappText));
  }
  return { ...nothing, form: { kind, token, ticket: enquiries.ticket() } };
}

export function openForm(context: Readonly<RouterContextProvider>): OpenForm {
  return {
    token: context.get(requestInfoContext).csrfToken(),
    ticket: context.get(servicesContext).enquiries.ticket(),
  };
}
