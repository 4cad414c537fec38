import type { RouterContextProvider } from 'react-router';
import type { EnquiryTarget } from '../../server/enquiries/enquiry-service.ts';
import { requestInfoContext, servicesContext } from '../request-context.ts';

/** Tells a seller's number to this visitor, and keeps that it was asked for; null where there is none to tell. */
export async function revealPhone(
  context: Readonly<RouterContextProvider>,
  target: EnquiryTarget,
): Promise<string | null> {
  const { csrfToken, visitorAddress } = context.get(requestInfoContext);
  // Asking for the token is what keeps the answer out of shared caches.
  csrfToken();
  const { number } = await context.get(servicesContext).enquiries.reveal('phone', target, visitorAddress);
  return number;
}
