import {
  type EnquiryField,
  type EnquiryFields,
  emptyEnquiry,
  type MessageKind,
  messageKinds,
} from '@forecourt/domain';
import type { RouterContextProvider } from 'react-router';
import type { EnquiryTarget } from '../../server/enquiries/enquiry-service.ts';
import { requestInfoContext, servicesContext } from '../request-context.ts';
import type { EnquiryResult } from './enquiry-result.ts';
import { openForm } from './load-contact.ts';

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** For a route's action: takes in the form that was sent to it. `allowed` are the kinds that its page has forms for. */
export async function handleEnquiry(
  { request, context }: ActionArgs,
  target: EnquiryTarget,
  allowed: readonly MessageKind[] = ['email', 'call-back'],
): Promise<EnquiryResult> {
  const sent = await request.formData();
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  const kind = messageKinds.find((each) => each === text('kind') && allowed.includes(each)) ?? 'email';
  const fields = readFields(text);
  const { enquiries } = context.get(servicesContext);
  const form = { kind, fields, ticket: text('ticket'), trap: text('website'), ...target };
  const outcome = await enquiries.send(form, context.get(requestInfoContext).visitorAddress);
  const next = openForm(context);
  const keepsTicket = !(outcome.kind === 'turned-away' && outcome.needsNewTicket);
  return {
    kind,
    outcome,
    fields,
    form: keepsTicket ? { ...next, ticket: form.ticket } : next,
  };
}

function readFields(text: (name: string) => string): EnquiryFields {
  const names = Object.keys(emptyEnquiry) as EnquiryField[];
  // Browsers send line breaks as two characters, and count them as one against the limit.
  return Object.fromEntries(
    names.map((name) => [name, text(name).replace(/\r\n/g, '\n')]),
  ) as unknown as EnquiryFields;
}
