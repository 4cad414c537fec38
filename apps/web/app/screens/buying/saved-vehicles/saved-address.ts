import { type Channel, channelPlural, formatQuery, parseChannel } from '@forecourt/domain';
import {
  formatSharedList,
  parseReferences,
  parseSharedList,
  type SharedList,
  savedVehiclesPath,
} from '@forecourt/site';
import { parseOwnPath } from '../../../addresses/parse-own-path.ts';
import { maximumCompared } from '../../../visitor/compared/compared-lists.ts';
import { parseSavedSort, type SavedSort } from './saved-sort.ts';

/** What the address of the saved vehicles contains. */
export interface SavedAddress {
  /** Null if it names none. */
  channel: Channel | null;
  /** A shared list; null for the visitor's own. */
  list: SharedList | null;
  /** It contains an unreadable list: truncated by an email client, perhaps. */
  isListBroken: boolean;
  /** References to compare. */
  compare: readonly string[];
  sort: SavedSort;
  /** The results from which the comparison was opened; null if it was the saved list. */
  from: string | null;
}

export function parseSavedAddress(params: URLSearchParams): SavedAddress {
  const list = parseSharedList(params.get('list') ?? '');
  return {
    channel: list?.channel ?? parseChannel(params.get('channel') ?? ''),
    list,
    isListBroken: list === null && params.has('list'),
    compare: parseReferences(params.getAll('compare'), maximumCompared),
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
}: Partial<Omit<SavedAddress, 'isListBroken'>>): string {
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
