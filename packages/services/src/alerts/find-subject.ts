import type { AlertKind } from '@forecourt/domain';
import type { AdvertService } from '../adverts/advert-service.ts';
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
  nameAlert: NameAlert;
}

/** What an address asks to watch: a search, or an advert that is on sale. */
export function createSubjectFinder({ adverts, nameAlert }: SubjectParts): FindSubject {
  return async ({ search, vehicle }) => {
    if (vehicle) {
      const advert = await adverts.find(vehicle);
      if (advert?.status !== 'live') return null;
      const subject = { kind: 'vehicle' as const, subject: advert.publicReference };
      return { ...subject, ...(await nameAlert(subject)) };
    }
    const query = search ? parseWatchedSearch(search) : null;
    if (!query) return null;
    const subject = { kind: 'search' as const, subject: formatWatchedSearch(query) };
    return { ...subject, ...(await nameAlert(subject)) };
  };
}
