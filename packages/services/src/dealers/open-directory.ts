import { type Database, groupDealerMakes } from '@forecourt/store';
import type { ReputationService } from '../reputation/reputation-service.ts';
import type { Search } from '../search/open-search.ts';
import { createDirectoryService, type DirectoryService } from './directory-service.ts';

/** The directory over data that the process already has: dealers, ratings and the version of the market. */
export function openDirectory(
  db: Database,
  { dealers, service }: Pick<Search, 'dealers' | 'service'>,
  reputation: Pick<ReputationService, 'ratings'>,
): DirectoryService {
  return createDirectoryService({
    dealers: dealers.all,
    ratings: reputation.ratings,
    stock: () => groupDealerMakes(db),
    version: service.version,
  });
}
