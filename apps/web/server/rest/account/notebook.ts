import { isNotebookField, notebookLimits } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { json, problem } from '../rest-problem.ts';
import { requireSignedIn } from './require-signed-in.ts';

const changeSchema = z
  .object({
    id: z.string().min(1).max(40).openapi({ description: 'The same if the change is sent again' }),
    subject: z.string().max(20),
    field: z.string().max(30),
    value: z.string().max(notebookLimits.storedCharacters),
    base: z.int().min(0).openapi({ description: 'The version that the device had read' }),
    earlier: z.array(z.string().max(40)).max(50),
  })
  .refine(({ subject, field }) => isNotebookField(subject, field), 'There is no such field');

const entrySchema = z.object({
  subject: z.string(),
  field: z.string(),
  value: z.string(),
  version: z.number(),
});

const answerSchema = z.object({
  kind: z.enum(['joined', 'other-account']),
  account: z.string(),
  entries: z.array(entrySchema),
  refused: z.array(z.object({ id: z.string(), reason: z.enum(['too-long', 'full']) })),
});

const route = createRoute({
  method: 'post',
  path: '/account/notebook',
  summary: 'Joins the viewing-day notebook of a device with that of its account',
  description: 'Sent by our own pages for someone who is signed in. A change: it needs X-XSRF-TOKEN.',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z
            .object({
              account: z.string().max(20).nullable().openapi({ description: 'Whose notes the device has' }),
              changes: z.array(changeSchema).max(notebookLimits.changesAtOnce),
            })
            .openapi('NotebookChanges'),
        },
      },
    },
  },
  responses: {
    200: json('What the account has now, and which changes were not stored', answerSchema),
    400: problem('Not valid changes'),
    401: problem('Nobody is signed in'),
    415: problem('Not sent as JSON'),
  },
});

export function addAccountNotebook(rest: OpenAPIHono<AppEnv>, { accounts, site }: Services): void {
  addCall(rest, route, async (c) => {
    const signedIn = await requireSignedIn(c, { accounts, site });
    const answer = await accounts.notebook.join(signedIn.account.id, c.req.valid('json'));
    const { kind, account } = answer;
    if (answer.kind === 'other-account') return c.json({ kind, account, entries: [], refused: [] }, 200);
    return c.json({ kind, account, entries: [...answer.entries], refused: [...answer.refused] }, 200);
  });
}
