import { type Channel, channelPlural, channels } from '@forecourt/domain';

export type SavedCounts = Readonly<Record<Channel, number>>;

/**
 * The announcement when a list has grown; none when it became shorter, because the pressed button announces
 * that itself.
 */
export function describeSaved(before: SavedCounts, after: SavedCounts): string {
  const grown = channels.find((channel) => after[channel] > before[channel]);
  if (!grown) return '';
  const count = after[grown];
  return `Saved, ${count} ${count === 1 ? grown.toLowerCase() : channelPlural(grown)}`;
}
