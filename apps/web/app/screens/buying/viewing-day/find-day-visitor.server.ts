import type { Account } from '@forecourt/domain';
import type { OwnConversation } from '@forecourt/services';
import { readAgreedTokens } from '@forecourt/site';
import type { RouterContextProvider } from 'react-router';
import { findSignedIn } from '../../../parts/account/signed-in.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';

/** Who plans a day: by their account, by the links of conversations that they have opened in this browser, or by both. */
export interface DayVisitor {
  account: Account | null;
  linked: readonly OwnConversation[];
}

export async function findDayVisitor(context: Readonly<RouterContextProvider>): Promise<DayVisitor> {
  const { conversations } = context.get(servicesContext);
  const signedIn = await findSignedIn(context);
  const tokens = readAgreedTokens(context.get(requestInfoContext).cookie());
  const found = await Promise.all(tokens.map((token) => conversations.findByLink('buyer', token)));
  return {
    account: signedIn?.account ?? null,
    linked: found.flatMap((each) => (each.kind === 'found' ? each.value : [])),
  };
}
