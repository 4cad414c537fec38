import { askNumber, findNumberOwner, type NumberAnswer, type SellerOfNumber } from '@forecourt/services';
import { formatNumberPath, type NumberAsked, parseNumberAsked } from '@forecourt/site';
import type { RouterContextProvider } from 'react-router';
import { notFound } from '../../../addresses/not-found.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadNumberPage(url: URL, context: Context) {
  const { asked, owner } = await requireOwner(url, context);
  const backTo = 'publicReference' in asked ? 'the advert' : owner.name;
  return { kind: asked.kind, name: owner.name, path: owner.path, backTo, action: formatNumberPath(asked) };
}

export async function tellNumber(request: Request, url: URL, context: Context): Promise<NumberAnswer> {
  if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
  const { asked, owner } = await requireOwner(url, context);
  const info = context.get(requestInfoContext);
  const answer = await askNumber(context.get(servicesContext), asked, owner, info);
  if (answer.kind === 'over-limit') {
    info.noteRefusal({ status: 429, retryAfterSeconds: answer.retryAfterSeconds });
  }
  return answer;
}

async function requireOwner(
  url: URL,
  context: Context,
): Promise<{ asked: NumberAsked; owner: SellerOfNumber }> {
  const asked = parseNumberAsked(url.searchParams);
  const owner = asked && (await findNumberOwner(context.get(servicesContext), asked));
  if (!asked || !owner) throw notFound();
  return { asked, owner };
}
