import type { Services } from '@forecourt/services';
import { readSessionToken } from '@forecourt/site';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { ProblemError } from '../../http/responses/error-response.ts';

/** Who sends the request. What it is answered is theirs alone, and nobody keeps it. */
export async function requireSignedIn(
  c: Context<AppEnv>,
  { accounts, site }: Pick<Services, 'accounts' | 'site'>,
): Promise<NonNullable<Awaited<ReturnType<Services['accounts']['sessions']['find']>>>> {
  c.header('Cache-Control', 'private, no-store');
  const token = readSessionToken(c.req.header('cookie') ?? null, site.origin.startsWith('https:'));
  const signedIn = token ? await accounts.sessions.find(token) : null;
  if (!signedIn) {
    throw new ProblemError({ status: 401, kind: 'not-signed-in', message: 'Sign in first.' });
  }
  return signedIn;
}
