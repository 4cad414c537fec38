import {
  type Channel,
  mainChannel,
  parseChannel,
  parseSearch,
  type SearchProblem,
  type SearchQuery,
  type StockByChannel,
  withCondition,
} from '@forecourt/domain';

/** The part of a dealer's stock that its store's address asks for. */
export interface AskedStock {
  channel: Channel;
  /** The channel that a store shows by default. */
  defaultChannel: Channel;
  query: SearchQuery;
  problems: readonly SearchProblem[];
  isNarrowed: boolean;
}

/** `stock=commercials`. A store has one address for everything that its dealer sells. */
export const stockParameter = 'stock';
export const cardsAPage = 12;

const filterNames = ['make', 'minPrice', 'maxPrice'];
const understood = new Set([...filterNames, 'sort', 'page']);

/**
 * A store has few filters: a filter that its form cannot show could not be removed, so other parameters are
 * ignored.
 */
export function readStoreAddress(
  pairs: Iterable<readonly [string, string]>,
  dealerId: number,
  stock: StockByChannel,
): AskedStock {
  const all = [...pairs];
  const defaultChannel = mainChannel(stock);
  const asked = parseChannel(all.findLast(([name]) => name === stockParameter)?.[1] ?? '');
  const channel = asked ?? defaultChannel;
  const { query, problems } = parseSearch(
    channel,
    all.filter(([name]) => understood.has(name)),
  );
  const { page } = query;
  return {
    channel,
    defaultChannel,
    query: {
      ...withCondition(query, 'dealer', { anyOf: [dealerId] }),
      ...(page !== undefined && { page }),
      size: cardsAPage,
    },
    problems,
    isNarrowed: Object.keys(query.filters ?? {}).length > 0,
  };
}
