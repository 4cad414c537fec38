import type { Services } from '@forecourt/services';
import { readSessionToken } from '@forecourt/site';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { ProblemError } from '../http/responses/error-response.ts';
import { addCall } from './add-call.ts';
import { json, problem } from './rest-problem.ts';

const route = createRoute({
  method: 'get',
  path: '/account/unread-messages',
  summary: 'Counts the messages that somebody who is signed in has not read',
  description: 'Asked by our own pages after the first paint, so that no page that others share holds it.',
  responses: {
    200: json('How many there are', z.object({ unread: z.number().int() }).openapi('UnreadMessages')),
    401: problem('Nobody is signed in'),
  },
});

export function addAccountUnread(
  rest: OpenAPIHono<AppEnv>,
  { accounts, conversations, site }: Services,
): void {
  addCall(rest, route, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const token = readSessionToken(c.req.header('cookie') ?? null, site.origin.startsWith('https:'));
    const signedIn = token ? await accounts.sessions.find(token) : null;
    if (!signedIn) {
      throw new ProblemError({ status: 401, kind: 'not-signed-in', message: 'Sign in first.' });
    }
    return c.json({ unread: await conversations.countUnread(signedIn.account) }, 200);
  });
}
