import { type Channel, channelPlural } from '@forecourt/domain';
import { maximumSaved } from '@forecourt/site';

/** `2 cars saved. There’s room for 28 more.` */
export function describeCount(count: number, channel: Channel): string {
  const saved = count === 1 ? `1 ${channel.toLowerCase()} saved` : `${count} ${channelPlural(channel)} saved`;
  const room = maximumSaved - count;
  return `${saved}. ${room > 0 ? `There’s room for ${room} more.` : 'The list is full: remove one to save another.'}`;
}
