import { decideChangePasskeys } from '@forecourt/domain';
import type { SignedIn } from '@forecourt/services';
import type { RouterContextProvider } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { signInPath } from '../../../parts/account/signed-in.ts';
import { servicesContext } from '../../../shell/request-context.ts';

/** Where somebody is sent who may not add or remove a passkey in this session; null if they may. */
export async function refusePasskeyChange(
  context: Readonly<RouterContextProvider>,
  { account, session, isFresh }: SignedIn,
): Promise<Response | null> {
  if (!isFresh) return signInAgain('again');
  const known = await context.get(servicesContext).accounts.passkeys.list(account.id);
  const who = { accountId: account.id, roles: account.roles, way: session.way };
  const permission = decideChangePasskeys(who, { hasPasskey: known.length > 0 });
  return permission.kind === 'refused' ? signInAgain('office') : null;
}

/** Someone at an open laptop must not change how its owner signs in. */
export function signInAgain(why: 'again' | 'office'): Response {
  return redirectTo(`${signInPath('/account')}&why=${why}`, 303);
}
