import type { EnquiryResult } from './enquiry-result.ts';
import { readEnquiry } from './read-enquiry.ts';

interface ClientActionArgs {
  request: Request;
  serverAction(): Promise<unknown>;
}

const notSent = {
  kind: 'turned-away',
  message: 'Your message was not sent. Check your connection, then send it again: nothing you wrote is lost.',
  needsNewTicket: false,
} as const;

/**
 * For the `clientAction` of a route with a form. Without it a lost connection would put the error screen in the place of
 * the page, with everything that the visitor wrote. The ticket stays the same, so that a message which did arrive is not
 * sent twice.
 */
export async function sendEnquiry({ request, serverAction }: ClientActionArgs): Promise<EnquiryResult> {
  const { kind, fields, form } = readEnquiry(await request.clone().formData());
  try {
    // What the server's action returns is typed where it is written.
    return (await serverAction()) as EnquiryResult;
  } catch {
    return { kind, fields, form, outcome: notSent };
  }
}
