import { type AlertKind, advertPath, appendQuery, describeSearch, formatSearch } from '@forecourt/domain';
import type { AdvertService } from '../adverts/advert-service.ts';
import type { DealerService } from '../dealers/dealer-service.ts';
import type { SearchService } from '../search/search-service.ts';
import { parseWatchedSearch } from './watched-search.ts';

/** What is watched, in words and as a page. */
export interface AlertName {
  /** `Used Ford Focus for sale in Co. Cork, under €20,000`, or the title of an advert. */
  name: string;
  /** The page of the search or of the advert. */
  path: string;
}

export type NameAlert = (alert: { kind: AlertKind; subject: string }) => Promise<AlertName>;

export interface NamingParts {
  adverts: Pick<AdvertService, 'find'>;
  dealers: Pick<DealerService, 'findMany'>;
  search: Pick<SearchService, 'nameOfSlug'>;
}

/** An alert is called by its search's own description, as the page of results is. */
export function createAlertNaming({ adverts, dealers, search }: NamingParts): NameAlert {
  return async ({ kind, subject }) => {
    if (kind === 'vehicle') {
      const advert = await adverts.find(subject);
      return advert ? { name: advert.title, path: advertPath(advert) } : { name: 'A vehicle', path: '/' };
    }
    const query = parseWatchedSearch(subject);
    if (!query) return { name: 'A search', path: subject };
    const dealer = query.filters?.dealer;
    const ids = dealer && 'anyOf' in dealer ? dealer.anyOf.map(Number) : [];
    const known = ids.length > 0 ? await dealers.findMany(ids) : new Map();
    const words = describeSearch(
      query,
      await search.nameOfSlug(query.channel),
      (id) => known.get(Number(id))?.name,
    );
    const path = formatSearch({ ...query, sort: 'newest' }, 'search');
    // A page reads words as filters where it can; an alert watches the words themselves.
    return {
      name: words.sentence,
      path: query.words ? appendQuery(path, { exact: query.words }) : path,
    };
  };
}
