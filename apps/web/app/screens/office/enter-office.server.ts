import { type Actor, decideOpenOffice, type Permission } from '@forecourt/domain';
import type { SignedIn } from '@forecourt/services';
import type { RouterContextProvider } from 'react-router';
import { redirectTo } from '../../addresses/redirect-to.ts';
import { requireSignedIn } from '../../parts/account/signed-in.ts';
import { requestInfoContext } from '../../shell/request-context.ts';

interface RequestArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

export interface Entry {
  who: Actor;
  signedIn: SignedIn;
  permission: Permission;
}

/** Who stands at the door of the office, and whether they may come in. */
export async function findEntry(args: RequestArgs): Promise<Entry> {
  const signedIn = await requireSignedIn(args);
  const { account, session } = signedIn;
  const who: Actor = { accountId: account.id, roles: account.roles, way: session.way };
  const permission = decideOpenOffice(who);
  if (permission.kind === 'refused') args.context.get(requestInfoContext).logSecurityEvent('closed-office');
  return { who, signedIn, permission };
}

/** The same for the rooms behind it: the door says what is missing. */
export async function requireOffice(args: RequestArgs): Promise<Entry> {
  const entry = await findEntry(args);
  if (entry.permission.kind === 'refused') throw redirectTo('/office', 303);
  return entry;
}
