import { stripInvisible } from '@forecourt/domain';
import type { RouterContextProvider } from 'react-router';
import { requestInfoContext } from '../../shell/request-context.ts';

export interface FormArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The form submitted to a route's action, parsed before the action runs; any other body is a client error. */
export function requireForm({ request, context }: FormArgs): FormData {
  if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
  const { form } = context.get(requestInfoContext);
  if (!form) throw new Response(null, { status: 400 });
  return form;
}

/**
 * Reads a form's text fields; a missing one is empty. Browsers send a line break as two characters and count
 * it as one against the limit. Invisible characters are removed: they come with pasted text, or are meant to
 * deceive.
 */
export function readTextFields(sent: FormData): (name: string) => string {
  return (name) => {
    const value = sent.get(name);
    return typeof value === 'string' ? stripInvisible(value) : '';
  };
}

export function readForm(sent: FormArgs): (name: string) => string {
  return readTextFields(requireForm(sent));
}
