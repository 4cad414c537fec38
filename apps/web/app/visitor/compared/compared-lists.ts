import { type Channel, channels } from '@forecourt/domain';
import { parseReferences } from '@forecourt/site';
import { createStoredValue, type StoredValue } from '../browser-storage/stored-value.ts';

/** More columns than this are hard to compare, and do not fit side by side. */
export const maximumCompared = 4;

/** What the visitor ticked among the results, by channel: a comparison is of one kind of vehicle. */
export const comparedLists = Object.fromEntries(
  channels.map((channel) => [
    channel,
    createStoredValue({
      key: `compared${channel}`,
      parse: (stored): readonly string[] => parseReferences(stored?.split(' ') ?? [], maximumCompared),
      format: (references) => references.join(' '),
    }),
  ]),
) as Record<Channel, StoredValue<readonly string[]>>;

/** Ticks a vehicle or unticks it; a full comparison takes no more. */
export function setCompared(channel: Channel, publicReference: string, isCompared: boolean): void {
  comparedLists[channel].change((list) => {
    if (list.includes(publicReference) === isCompared) return list;
    if (!isCompared) return list.filter((other) => other !== publicReference);
    return list.length < maximumCompared ? [...list, publicReference] : list;
  });
}

export function clearCompared(channel: Channel): void {
  comparedLists[channel].change((list) => (list.length > 0 ? [] : list));
}
