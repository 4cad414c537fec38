import { parsePublicReference } from '@forecourt/domain';
import type { OwnAdvert, SignedIn } from '@forecourt/services';
import type { RouterContextProvider } from 'react-router';
import { notFound } from '../../../addresses/not-found.ts';
import { requireSignedIn } from '../../../parts/account/signed-in.ts';
import { servicesContext } from '../../../shell/request-context.ts';

interface AdvertArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
  params: { publicReference: string };
}

/** The advert of the address if it is the visitor's; they are asked to sign in first. */
export async function requireOwnAdvert({
  context,
  url,
  params,
}: AdvertArgs): Promise<{ signedIn: SignedIn; own: OwnAdvert }> {
  const signedIn = await requireSignedIn({ context, url });
  const publicReference = parsePublicReference(params.publicReference);
  const { selling } = context.get(servicesContext);
  const own = publicReference === null ? null : await selling.advert(publicReference, signedIn.account);
  if (!own) throw notFound();
  return { signedIn, own };
}
