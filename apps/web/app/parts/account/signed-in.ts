import type { SignedIn } from '@forecourt/services';
import { formatSessionCookies, readSessionToken } from '@forecourt/site';
import type { RouterContextProvider } from 'react-router';
import { redirectTo } from '../../addresses/redirect-to.ts';
import { requestInfoContext, servicesContext } from '../../shell/request-context.ts';

type Context = Readonly<RouterContextProvider>;

/** Who sent the request; null if nobody is signed in. Makes the page personal. */
export async function findSignedIn(context: Context): Promise<SignedIn | null> {
  const token = readSessionToken(context.get(requestInfoContext).cookie(), isSecureSite(context));
  return token ? context.get(servicesContext).accounts.sessions.find(token) : null;
}

/** Who sent the request; a visitor who is not signed in is sent to do so, and then back. */
export async function requireSignedIn({ context, url }: { context: Context; url: URL }): Promise<SignedIn> {
  const signedIn = await findSignedIn(context);
  if (signedIn) return signedIn;
  throw withSession(redirectTo(signInPath(url.pathname + url.search), 303), context, '');
}

export function signInPath(leadsTo: string): string {
  return `/sign-in?next=${encodeURIComponent(leadsTo)}`;
}

/** The response with the cookies of a session; an empty token signs out. */
export function withSession(response: Response, context: Context, token: string): Response {
  for (const cookie of formatSessionCookies(token, isSecureSite(context))) {
    response.headers.append('Set-Cookie', cookie);
  }
  return response;
}

/** Whether cookies may be limited to TLS. */
export function isSecureSite(context: Context): boolean {
  return context.get(servicesContext).site.origin.startsWith('https:');
}

/** For the `headers` of a screen that only its owner may see. */
export function privateHeaders() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
}
