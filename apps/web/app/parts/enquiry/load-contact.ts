import { messageKinds } from '@forecourt/domain';
import type { RouterContextProvider } from 'react-router';
import { requestInfoContext, servicesContext } from '../../shell/request-context.ts';
import { type Contact, contactParameter, type OpenForm, sentPrefix } from './contact-address.ts';
import { heldParameter } from './sent-address.ts';

interface LoaderArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * For a route's loader: opens the form that the address asks for. An open form is for one visitor; a page
 * without one may be kept by a shared cache.
 */
export function loadContact({ url, context }: LoaderArgs): Contact {
  const asked = url.searchParams.get(contactParameter);
  if (asked?.startsWith(sentPrefix)) {
    const isHeld = url.searchParams.has(heldParameter);
    return { form: null, sent: asked.slice(sentPrefix.length), ...(isHeld && { isHeld }) };
  }
  const kind = messageKinds.find((each) => each === asked);
  return { form: kind ? { kind, ...openForm(context) } : null, sent: null };
}

export function openForm(context: Readonly<RouterContextProvider>): OpenForm {
  return {
    token: context.get(requestInfoContext).csrfToken(),
    ticket: context.get(servicesContext).enquiries.ticket(),
  };
}
