import { type Channel, channels } from '@forecourt/domain';

const labels: Record<Channel, string> = {
  Car: 'Car',
  Commercial: 'Van, truck or camper',
  Bike: 'Motorbike',
};

/** As the form names a channel. */
export function kindOfChannel(channel: Channel): string {
  return channel.toLowerCase();
}

export const kindOptions = channels.map((channel) => ({
  value: kindOfChannel(channel),
  label: labels[channel],
}));

/** Cars, where nothing else is asked for. */
export function channelOfKind(kind: string | null): Channel {
  return channels.find((channel) => kindOfChannel(channel) === kind?.trim().toLowerCase()) ?? 'Car';
}
