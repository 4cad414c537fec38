import { type ConversationSide, parseWholeNumber, signedLinks } from '@forecourt/domain';
import type { OwnConversation } from '@forecourt/services';
import type { RouterContextProvider } from 'react-router';
import { notFound } from '../../../addresses/not-found.ts';
import { requireSignedIn } from '../../../parts/account/signed-in.ts';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import { servicesContext } from '../../../shell/request-context.ts';

interface Args {
  context: Readonly<RouterContextProvider>;
  params: { conversation?: string | undefined; token?: string | undefined };
  url: URL;
}

/** The conversation of the address: by the link from a mail, or of the account that is signed in. */
export async function requireConversation({
  context,
  params,
  url,
}: Args): Promise<{ own: OwnConversation; isByLink: boolean }> {
  const { conversations } = context.get(servicesContext);
  if (params.token !== undefined) {
    const found = await conversations.findByLink(sideOfPath(url.pathname), params.token);
    return { own: requireFound(found), isByLink: true };
  }
  const { account } = await requireSignedIn({ context, url });
  const own = await conversations.findOfAccount(account, parseWholeNumber(params.conversation ?? ''));
  if (!own) throw notFound();
  return { own, isByLink: false };
}

export function sideOfPath(pathname: string): ConversationSide {
  return pathname.startsWith(`${signedLinks['conversation-seller'].path}/`) ? 'seller' : 'buyer';
}
