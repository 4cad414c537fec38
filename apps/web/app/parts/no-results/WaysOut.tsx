import { NoDealerStock, type NoDealerStockProps } from './NoDealerStock.tsx';
import { NoResults, type NoResultsProps } from './NoResults.tsx';

interface WaysOutProps extends NoResultsProps {
  /** The dealer of a listing that has nothing of this channel, whatever the filters. */
  dealer: Omit<NoDealerStockProps, 'channel'> | null;
}

/** What a search with few results or none offers instead. Most searches find enough: it has a script of its own. */
export function WaysOut({ dealer, ...search }: WaysOutProps) {
  return dealer ? <NoDealerStock channel={search.channel} {...dealer} /> : <NoResults {...search} />;
}
