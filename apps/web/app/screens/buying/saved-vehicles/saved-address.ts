import { type Channel, channelPlural, formatQuery, parseChannel } from '@forecourt/domain';
import {
  formatSharedList,
  parseReferences,
  parseSharedList,
  type SharedList,
  savedVehiclesPath,
} from '@forecourt/site';
import { parseOwnPath } from '../../../addresses/parse-own-path.ts';
import { parseSavedSort, type SavedSort } from './saved-sort.ts';

/** What the address of the saved vehicles contains. */
export interface SavedAddress {
  /** Null if it names none. */
  channel: Channel | null;
  /** A shared list; null for the visitor's own. */
  list: SharedList | null;
  /** It contains an unreadable list: truncated by an email client, perhaps. */
  isListBroken: boolean;
  /** References to compare; more than fit are left out with a note. */
  compare: readonly string[];
  /** How many of the comparison cannot be read. */
  unreadable: number;
  sort: SavedSort;
  /** The results from which the comparison was opened; null if it was the saved list. */
  from: string | null;
}

/** More than a page has adverts to tick. */
const mostAsked = 40;

export function parseSavedAddress(params: URLSearchParams): SavedAddress {
  const list = parseSharedList(params.get('list') ?? '');
  const asked = new Set(params.getAll('compare').filter(Boolean));
  const compare = parseReferences([...asked], mostAsked);
  return {
    channel: list?.channel ?? parseChannel(params.get('channel') ?? ''),
    list,
    isListBroken: list === null && params.has('list'),
    compare,
    unreadable: Math.min(asked.size, mostAsked) - compare.length,
    sort: parseSavedSort(params.get('sort')),
    from: parseOwnPath(params.get('from')),
  };
}

/** The same page as an address for data that another page loads. */
export const savedDataAddress = (address: Parameters<typeof formatSavedAddress>[0]) =>
  `${formatSavedAddress(address)}&beside`;
export const isDataRequest = (params: URLSearchParams) => params.has('beside');

/** Formats the address; absent parts take their default. */
export function formatSavedAddress({
  channel,
  list,
  compare = [],
  sort,
  from,
}: Partial<Omit<SavedAddress, 'isListBroken' | 'unreadable'>>): string {
  return (
    savedVehiclesPath +
    formatQuery({
      channel: channel && !list ? channelPlural(channel) : null,
      list: list && formatSharedList(list),
      compare,
      sort: sort === 'newest' ? null : sort,
      from,
    })
  );
}
