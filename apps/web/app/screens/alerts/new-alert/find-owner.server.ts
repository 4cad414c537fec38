import type { NamedAlert } from '@forecourt/services';
import { readEditedAlert } from '@forecourt/site';
import type { RouterContextProvider } from 'react-router';
import { findSignedIn } from '../../../parts/account/signed-in.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';

/** Someone whose mailbox is known: they need confirm nothing. */
export interface AlertOwner {
  email: string;
  watcherId: number | null;
  /** What they watch, on or paused. */
  alerts: readonly NamedAlert[];
  /** The alert whose search they are changing. */
  edited: NamedAlert | null;
  /** Where their alerts are listed. */
  mineHref: string;
}

/** By the link that they came from to change a search, or by their account. */
export async function findOwner(context: Readonly<RouterContextProvider>): Promise<AlertOwner | null> {
  const { alerts } = context.get(servicesContext);
  const cookie = readEditedAlert(context.get(requestInfoContext).cookie());
  if (cookie?.linkToken) {
    const linked = await alerts.ofLink(cookie.linkToken);
    const owner = linked.kind === 'found' ? await ownerOf(linked.value) : null;
    if (owner?.edited) return { ...owner, mineHref: alerts.pathOfMine(owner.watcherId) };
  }
  const signedIn = await findSignedIn(context);
  if (!signedIn) return null;
  const { email } = signedIn.account;
  const watcher = await alerts.ofAccount(email);
  if (!watcher) return { email, watcherId: null, alerts: [], edited: null, mineHref: '/alerts' };
  return { ...(await ownerOf(watcher)), mineHref: '/alerts' };

  async function ownerOf({ id, email }: { id: number; email: string }) {
    const own = (await alerts.list(id)).filter(({ state }) => state !== 'waiting');
    const edited = own.find((each) => each.kind === 'search' && each.id === cookie?.alertId) ?? null;
    return { email, watcherId: id, alerts: own, edited };
  }
}
