import { type Channel, channelPlural, channels } from '@forecourt/domain';

export type SavedCounts = Readonly<Record<Channel, number>>;

/** What to say when a list has grown; nothing when one became shorter, for the button that did it says so itself. */
export function describeSaved(before: SavedCounts, after: SavedCounts): string {
  const grown = channels.find((channel) => after[channel] > before[channel]);
  if (!grown) return '';
  const count = after[grown];
  return `Saved, ${count} ${count === 1 ? grown.toLowerCase() : channelPlural(grown)}`;
}
