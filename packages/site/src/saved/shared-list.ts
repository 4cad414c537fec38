import { type Channel, isPublicReference, parseChannel } from '@forecourt/domain';
import { maximumSaved } from './saved-list.ts';

/** Vehicles of one channel shared by a link. */
export interface SharedList {
  channel: Channel;
  references: readonly string[];
}

/** As in an address: `Car:0123456789ab,ab0123456789`. */
export function formatSharedList({ channel, references }: SharedList): string {
  return `${channel}:${references.join(',')}`;
}

/**
 * Parses it back: invalid references and those beyond a full list are left out. Null if the text names no
 * channel or nothing remains.
 */
export function parseSharedList(text: string): SharedList | null {
  const [name = '', listed = ''] = text.split(':', 2);
  const channel = parseChannel(name);
  const references = parseReferences(listed.split(','), maximumSaved);
  return channel && references.length > 0 ? { channel, references } : null;
}

/** The references among texts from an address, each once and up to a limit. */
export function parseReferences(texts: readonly string[], most: number): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter(isPublicReference))].slice(0, most);
}
