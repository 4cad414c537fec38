import { type Channel, channels } from '@forecourt/domain';
import { formatSavedCookie, parseSavedCookie } from '@forecourt/site';
import type { RouterContextProvider } from 'react-router';
import { withSession } from '../../../parts/account/signed-in.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { savedVehicleOfAdvert } from '../../../visitor/saved/saved-vehicle-of-advert.ts';

/**
 * The response that signs in. Without scripts a browser's saved vehicles are in its cookie alone: they join those of the
 * account now, and the cookie gets what the account has.
 */
export async function signInWithSaved(
  response: Response,
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<Response> {
  const { accounts, adverts, site } = context.get(servicesContext);
  const signedIn = await accounts.sessions.find(token);
  if (signedIn) {
    const kept = parseSavedCookie(context.get(requestInfoContext).cookie());
    const found = await adverts.findMany(channels.flatMap((channel) => kept[channel]));
    const of = (channel: Channel) =>
      found.filter((advert) => advert.channel === channel).map((advert) => savedVehicleOfAdvert(advert));
    const { saved } = await accounts.savedVehicles.join(signedIn.account.id, {
      saved: { Car: of('Car'), Commercial: of('Commercial'), Bike: of('Bike') },
      common: null,
    });
    const references = (channel: Channel) => saved[channel].map(({ publicReference }) => publicReference);
    const lists = { Car: references('Car'), Commercial: references('Commercial'), Bike: references('Bike') };
    response.headers.append('Set-Cookie', formatSavedCookie(lists, site.origin.startsWith('https:')));
  }
  return withSession(response, context, token);
}
