import { parseJson } from '@forecourt/domain';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { privateHeaders, requireSignedIn, signInPath } from '../../../parts/account/signed-in.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/passkey';

/** What the browser is to make a passkey for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { account, isFresh } = await requireSignedIn({ context, url: accountUrl(url) });
  if (!isFresh) return signInAgain();
  const options = await context.get(servicesContext).accounts.passkeys.registrationOptions(account);
  return Response.json(options, { headers: privateHeaders() });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { account, isFresh } = await requireSignedIn({ context, url: accountUrl(url) });
  if (!isFresh) return signInAgain();
  const answer = parseJson(readForm({ request, context })('answer'));
  const { device } = context.get(requestInfoContext);
  const added = await context.get(servicesContext).accounts.passkeys.add(account, answer, device());
  const isDone = added === 'added' || added === 'already-added';
  return redirectTo(`/account?${isDone ? 'done=passkey' : `refused=${added}`}#passkeys`, 303);
}

function accountUrl(url: URL): URL {
  return new URL('/account', url);
}

function signInAgain(): Response {
  return redirectTo(`${signInPath('/account')}&why=again`, 303);
}
