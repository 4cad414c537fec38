import { type Channel, channelPlural, formatQuery, parseChannel } from '@forecourt/domain';
import { formatSharedList, parseReferences, parseSharedList, type SharedList } from '@forecourt/site';
import { parseSavedSort, type SavedSort } from './saved-sort.ts';

/** What the address of the saved vehicles says. */
export interface SavedAddress {
  /** Null when it names none. */
  channel: Channel | null;
  /** A list that somebody shared; null for the visitor's own. */
  list: SharedList | null;
  /** It holds a list that cannot be read: cut off by a mail program, perhaps. */
  isListBroken: boolean;
  /** References to put side by side. */
  compare: readonly string[];
  sort: SavedSort;
}

/** More columns than this are no comparison any more, and do not fit beside each other. */
export const maximumCompared = 4;

export const savedVehiclesPath = '/saved-vehicles';

export function parseSavedAddress(params: URLSearchParams): SavedAddress {
  const list = parseSharedList(params.get('list') ?? '');
  return {
    channel: list?.channel ?? parseChannel(params.get('channel') ?? ''),
    list,
    isListBroken: list === null && params.has('list'),
    compare: parseReferences(params.getAll('compare'), maximumCompared),
    sort: parseSavedSort(params.get('sort')),
  };
}

/** The same page, for what stands beside another one. */
export const besideAddress = (address: Parameters<typeof formatSavedAddress>[0]) =>
  `${formatSavedAddress(address)}&beside`;
export const isAskedBeside = (params: URLSearchParams) => params.has('beside');

/** The address that says so; what is left out takes its usual value. */
export function formatSavedAddress({
  channel,
  list,
  compare = [],
  sort,
}: Partial<Omit<SavedAddress, 'isListBroken'>>): string {
  return (
    savedVehiclesPath +
    formatQuery({
      channel: channel && !list ? channelPlural(channel) : null,
      list: list && formatSharedList(list),
      compare,
      sort: sort === 'newest' ? null : sort,
    })
  );
}
