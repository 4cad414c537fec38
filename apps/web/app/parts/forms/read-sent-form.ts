import { stripInvisible } from '@forecourt/domain';
import type { RouterContextProvider } from 'react-router';
import { requestInfoContext } from '../../shell/request-context.ts';

export interface SentArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The form that was sent to a route's action, which was read before the action runs; a body that is none is the sender's fault. */
export function requireSentForm({ request, context }: SentArgs): FormData {
  if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
  const { form } = context.get(requestInfoContext);
  if (!form) throw new Response(null, { status: 400 });
  return form;
}

/**
 * The text fields of a form, empty where there is none. Browsers send line breaks as two characters, and count them as one
 * against the limit. What cannot be seen is left out: it comes along with what was pasted, or is meant to deceive.
 */
export function readTextFields(sent: FormData): (name: string) => string {
  return (name) => {
    const value = sent.get(name);
    return typeof value === 'string' ? stripInvisible(value) : '';
  };
}

export function readSentForm(sent: SentArgs): (name: string) => string {
  return readTextFields(requireSentForm(sent));
}
