import type { Services } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { json, problem } from '../rest-problem.ts';
import { requireSignedIn } from './require-signed-in.ts';

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
    const signedIn = await requireSignedIn(c, { accounts, site });
    return c.json({ unread: await conversations.countUnread(signedIn.account) }, 200);
  });
}
