import { continueSellingPath, sellingSteps } from '@forecourt/domain';
import type { Asker, OwnDraft } from '@forecourt/services';
import { readSellerToken } from '@forecourt/site';
import type { RouterContextProvider } from 'react-router';
import { notFound } from '../../addresses/not-found.ts';
import { redirectTo } from '../../addresses/redirect-to.ts';
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

/** The parameter by which a draft is taken along to another device. */
const continueParameter = 'continue';

/**
 * The address of a step, so that the link in a sign-in mail leads there on any device: whoever asks for the mail has the
 * draft in their browser. All other addresses stay as they are.
 */
export async function carryDraft(context: Context, path: string): Promise<string> {
  const [, stepPath, draftId, name] = /^(\/sell\/advert\/([\w-]+)\/([\w-]+))(?:\?|$)/.exec(path) ?? [];
  const step = sellingSteps.find((each) => each === name);
  if (!draftId || !step) return path;
  const { continuing } = context.get(servicesContext).selling;
  const handed = continuing.path(await readAsker(context), draftId, step);
  return handed ? `${stepPath}?${continueParameter}=${handed.split('/').at(-1)}` : path;
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
  const handed = url.searchParams.get(continueParameter);
  if (handed && !found) throw redirectTo(`${continueSellingPath}/${encodeURIComponent(handed)}`, 303);
  if (!found) throw notFound();
  if (handed) throw redirectTo(url.pathname, 303);
  return { asker, draft: found };
}
