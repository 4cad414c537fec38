import type { Asker, OwnDraft } from '@forecourt/services';
import { readSellerToken } from '@forecourt/site';
import type { RouterContextProvider } from 'react-router';
import { notFound } from '../../addresses/not-found.ts';
import { findSignedIn, isSecureSite, requireSignedIn } from '../../parts/account/signed-in.ts';
import { requestInfoContext, servicesContext } from '../../shell/request-context.ts';

type Context = Readonly<RouterContextProvider>;

/** Who places or changes an advert: an account, or a browser in which nobody has signed in yet. */
export async function readAsker(context: Context): Promise<Asker> {
  const signedIn = await findSignedIn(context);
  const cookie = context.get(requestInfoContext).cookie();
  return {
    account: signedIn?.account ?? null,
    browserToken: readSellerToken(cookie, isSecureSite(context)),
  };
}

interface DraftArgs {
  context: Context;
  url: URL;
  params: { draft: string };
}

/** The draft of the address if it is the visitor's; one that may be is shown after signing in, all others are not found. */
export async function requireDraft({
  context,
  url,
  params,
}: DraftArgs): Promise<{ asker: Asker; draft: OwnDraft }> {
  const asker = await readAsker(context);
  const found = await context.get(servicesContext).selling.find(params.draft, asker);
  if (found === 'sign-in') {
    await requireSignedIn({ context, url });
    throw notFound();
  }
  if (!found) throw notFound();
  return { asker, draft: found };
}
