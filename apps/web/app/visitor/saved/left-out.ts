import { formatSavedList, parseSavedList, type SavedList } from '@forecourt/site';
import { createStoredValue } from '../browser-storage/stored-value.ts';

/** What was saved in this browser and has no room in the account: the saved page names it. */
export const leftOut = createStoredValue<SavedList>({
  key: 'savedLeftOut',
  parse: (stored) => parseSavedList(stored, 'Car'),
  format: formatSavedList,
});
