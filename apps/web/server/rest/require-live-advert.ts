import { type Advert, type Channel, parsePublicReference } from '@forecourt/domain';
import type { AdvertService } from '@forecourt/services';
import { ProblemError } from '../http/responses/error-response.ts';

/** The live advert in a path, or a problem that says why there is none. */
export async function requireLiveAdvert(
  adverts: Pick<AdvertService, 'find'>,
  channel: Channel,
  publicReference: string,
): Promise<Advert> {
  const reference = parsePublicReference(publicReference);
  const advert = reference === null ? null : await adverts.find(reference);
  if (advert?.channel !== channel) {
    throw new ProblemError({
      status: 404,
      kind: 'unknown-advert',
      message: `There is no advert ${publicReference} among the ${channel} adverts.`,
    });
  }
  if (advert.status === 'live') return advert;
  throw new ProblemError({
    status: 410,
    kind: 'ended',
    message: `The advert for ${advert.title} has ended.`,
  });
}
