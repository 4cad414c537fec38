import type { AlertKind } from '@forecourt/domain';
import { withWordsAsRead } from '@forecourt/search';
import type { AdvertService } from '../adverts/advert-service.ts';
import type { SearchService } from '../search/search-service.ts';
import type { AlertName, NameAlert } from './describe-alert.ts';
import { formatWatchedSearch, parseWatchedSearch } from './watched-search.ts';

export interface AlertSubject extends AlertName {
  kind: AlertKind;
  subject: string;
}

export type FindSubject = (asked: {
  search: string | null;
  vehicle: string | null;
}) => Promise<AlertSubject | null>;

interface SubjectParts {
  adverts: Pick<AdvertService, 'find'>;
  search: Pick<SearchService, 'search'>;
  nameAlert: NameAlert;
}

/** What an address asks to watch: a search, as its page has read it, or an advert that is for sale. */
export function createSubjectFinder({ adverts, search: market, nameAlert }: SubjectParts): FindSubject {
  return async ({ search, vehicle }) => {
    if (vehicle) {
      const advert = await adverts.find(vehicle);
      if (advert?.status !== 'live') return null;
      const subject = { kind: 'vehicle' as const, subject: advert.publicReference };
      return { ...subject, ...(await nameAlert(subject)) };
    }
    const asked = search ? parseWatchedSearch(search) : null;
    if (!asked) return null;
    const query = asked.words
      ? withWordsAsRead(asked, (await market.search({ ...asked, size: 1 })).words)
      : asked;
    const subject = { kind: 'search' as const, subject: formatWatchedSearch(query) };
    return { ...subject, ...(await nameAlert(subject)) };
  };
}
