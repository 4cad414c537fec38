import { parseJson } from '@forecourt/domain';
import { parseOwnPath } from '../../../addresses/parse-own-path.ts';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { privateHeaders, signInPath, withSession } from '../../../parts/account/signed-in.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/passkey';

/** What the browser's passkey is to sign. */
export async function loader({ context }: Route.LoaderArgs) {
  const options = await context.get(servicesContext).accounts.passkeys.signInOptions();
  return Response.json(options, { headers: privateHeaders() });
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = readForm({ request, context });
  const leadsTo = parseOwnPath(sent('next')) ?? '/account';
  const { device, logSecurityEvent } = context.get(requestInfoContext);
  const { passkeys } = context.get(servicesContext).accounts;
  const token = await passkeys.signIn(parseJson(sent('answer')), device());
  if (token === null) {
    logSecurityEvent('bad-passkey');
    return redirectTo(`${signInPath(leadsTo)}&why=passkey`, 303);
  }
  logSecurityEvent('signed-in', { way: 'passkey' });
  return withSession(redirectTo(leadsTo, 303), context, token);
}
