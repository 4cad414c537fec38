import type { MessageKind } from '@forecourt/domain';
import type { EnquiryTarget } from '@forecourt/services';
import type { RouterContextProvider } from 'react-router';
import { redirectTo } from '../../addresses/redirect-to.ts';
import { requestInfoContext, servicesContext } from '../../shell/request-context.ts';
import { requireForm } from '../forms/read-form.ts';
import type { EnquiryResult } from './enquiry-result.ts';
import { openForm } from './load-contact.ts';
import { readEnquiry } from './read-enquiry.ts';
import { sentAddress } from './sent-address.ts';

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** For a route's action: handles the submitted form. `allowed` lists the kinds of form that its page has. */
export async function handleEnquiry(
  { request, context }: ActionArgs,
  target: EnquiryTarget,
  allowed: readonly MessageKind[] = ['email', 'call-back'],
): Promise<EnquiryResult> {
  const { kind, ...sent } = readEnquiry(requireForm({ request, context }));
  if (!allowed.includes(kind)) throw new Response(null, { status: 400 });
  const { enquiries } = context.get(servicesContext);
  const form = { kind, fields: sent.fields, ticket: sent.form.ticket, trap: sent.trap, ...target };
  const info = context.get(requestInfoContext);
  const outcome = await enquiries.send(form, info);
  if (outcome.kind === 'turned-away' && outcome.refusal) info.noteRefusal(outcome.refusal);
  // Without JavaScript, redirect to the page, so that reloading it does not submit again.
  if (outcome.kind === 'sent' && isPlainForm(request)) {
    const { pathname, search } = new URL(request.url);
    throw redirectTo(sentAddress({ pathname, search }, kind, outcome.isHeld), 303);
  }
  const next = openForm(context);
  const keepsTicket = !(outcome.kind === 'turned-away' && outcome.needsNewTicket);
  return {
    kind,
    outcome,
    fields: sent.fields,
    form: keepsTicket ? { ...next, ticket: form.ticket } : next,
  };
}

function isPlainForm(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}
