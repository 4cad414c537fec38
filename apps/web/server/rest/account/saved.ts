import { channels, isPublicReference } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { parseSavedVehicle } from '@forecourt/site';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../../http/app-env.ts';
import { addCall } from '../add-call.ts';
import { json, problem } from '../rest-problem.ts';
import { requireSignedIn } from './require-signed-in.ts';

/** A full list of a channel, and as many again that another device may have removed. */
const mostReferences = 180;

const listsSchema = z.object({
  Car: z.array(z.unknown()).max(30),
  Commercial: z.array(z.unknown()).max(30),
  Bike: z.array(z.unknown()).max(30),
});

const route = createRoute({
  method: 'post',
  path: '/account/saved-vehicles',
  summary: 'Joins the saved vehicles of a browser with those of its account',
  description: 'Sent by our own pages for someone who is signed in. A change: it needs X-XSRF-TOKEN.',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z
            .object({
              saved: listsSchema.openapi({ description: 'As the browser stores them' }),
              common: z
                .object({ account: z.string().max(20), references: z.array(z.string()).max(mostReferences) })
                .nullable()
                .openapi({ description: 'What both had when the browser last asked' }),
            })
            .openapi('SavedVehicles'),
        },
      },
    },
  },
  responses: {
    200: json(
      'What the account has now, and what it has no room for',
      z.object({ account: z.string(), saved: listsSchema, notSaved: z.array(z.unknown()) }),
    ),
    400: problem('Not valid lists'),
    401: problem('Nobody is signed in'),
    415: problem('Not sent as JSON'),
  },
});

export function addAccountSaved(rest: OpenAPIHono<AppEnv>, { accounts, site }: Services): void {
  addCall(rest, route, async (c) => {
    const signedIn = await requireSignedIn(c, { accounts, site });
    const { saved, common } = c.req.valid('json');
    const [Car = [], Commercial = [], Bike = []] = channels.map((channel) =>
      saved[channel].flatMap((entry) => parseSavedVehicle(entry, channel) ?? []),
    );
    const known = common && { ...common, references: common.references.filter(isPublicReference) };
    const answer = await accounts.savedVehicles.join(signedIn.account.id, {
      saved: { Car, Commercial, Bike },
      common: known,
    });
    return c.json(
      {
        account: answer.account,
        saved: {
          Car: [...answer.saved.Car],
          Commercial: [...answer.saved.Commercial],
          Bike: [...answer.saved.Bike],
        },
        notSaved: [...answer.notSaved],
      },
      200,
    );
  });
}
