import { parseJson } from '@forecourt/domain';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { privateHeaders, requireSignedIn } from '../../../parts/account/signed-in.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/passkey';
import { refusePasskeyChange } from './refuse-passkey-change.server.ts';

/** What the browser is to make a passkey for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const signedIn = await requireSignedIn({ context, url: accountUrl(url) });
  const refusal = await refusePasskeyChange(context, signedIn);
  if (refusal) return refusal;
  const { account } = signedIn;
  const options = await context.get(servicesContext).accounts.passkeys.registrationOptions(account);
  return Response.json(options, { headers: privateHeaders() });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const signedIn = await requireSignedIn({ context, url: accountUrl(url) });
  const refusal = await refusePasskeyChange(context, signedIn);
  if (refusal) return refusal;
  const { account } = signedIn;
  const answer = parseJson(readForm({ request, context })('answer'));
  const { device } = context.get(requestInfoContext);
  const added = await context.get(servicesContext).accounts.passkeys.add(account, answer, device());
  const isDone = added === 'added' || added === 'already-added';
  return redirectTo(`/account?${isDone ? 'done=passkey' : `refused=${added}`}#passkeys`, 303);
}

function accountUrl(url: URL): URL {
  return new URL('/account', url);
}
