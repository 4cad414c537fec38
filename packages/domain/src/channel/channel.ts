export const channels = ['Car', 'Commercial', 'Bike'] as const;

export type Channel = (typeof channels)[number];

export type ChannelPlural = 'cars' | 'commercials' | 'bikes';

const plurals: Record<Channel, ChannelPlural> = { Car: 'cars', Commercial: 'commercials', Bike: 'bikes' };

export function channelPlural(channel: Channel): ChannelPlural {
  return plurals[channel];
}

const nouns: Record<Channel, string> = { Car: 'car', Commercial: 'vehicle', Bike: 'bike' };

/** `See this car`: vans, trucks and diggers are all vehicles. */
export function channelNoun(channel: Channel): string {
  return nouns[channel];
}

/** The root of the addresses that search engines may index. */
export function channelSeoRoot(channel: Channel): string {
  return channel === 'Car' ? '/used-cars' : `/${plurals[channel]}/used`;
}

/** The root of the working search, which search engines are asked not to index. */
export function channelSearchRoot(channel: Channel): string {
  return channel === 'Car' ? '/search' : `/${plurals[channel]}/search`;
}

/** Decides by the first path segment alone; anything other than bikes or commercials is cars. */
export function channelOfPath(path: string): Channel {
  const first = path.split(/[?#]/, 1)[0]?.split('/').find(Boolean);
  if (first === 'bikes') return 'Bike';
  if (first === 'commercials') return 'Commercial';
  return 'Car';
}

/** Parses a channel's name in any case, singular or plural, as in REST paths and feeds. */
export function parseChannel(text: string): Channel | null {
  const wanted = text.trim().toLowerCase();
  return channels.find((channel) => wanted === channel.toLowerCase() || wanted === plurals[channel]) ?? null;
}

/** Tracking's word for a channel: commercials have always been reported as vans. */
export function channelTrackingWord(channel: Channel): 'cars' | 'vans' | 'bikes' {
  return channel === 'Commercial' ? 'vans' : channel === 'Bike' ? 'bikes' : 'cars';
}
