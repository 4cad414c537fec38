import type { Advert } from '../advert/advert.ts';
import { type Channel, channelSearchRoot, channelSeoRoot } from '../channel/channel.ts';
import { pathSegment } from './path-segment.ts';

interface AddressedAdvert extends Pick<Advert, 'channel' | 'publicReference'> {
  vehicle: Pick<Advert['vehicle'], 'make' | 'model'>;
}

/** The advert's one canonical address: `/used-cars/skoda/octavia/fpa/0123456789ab`. */
export function advertPath({ channel, publicReference, vehicle }: AddressedAdvert): string {
  const { make, model } = vehicle;
  return `${channelSeoRoot(channel)}/${pathSegment(make)}/${pathSegment(model)}/fpa/${publicReference}`;
}

/** The advert in the context of the search that found it. */
export function advertInSearchPath(channel: Channel, publicReference: string): string {
  return `${channelSearchRoot(channel)}/${publicReference}/advert`;
}
