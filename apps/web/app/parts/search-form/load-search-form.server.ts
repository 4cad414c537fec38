import type { SearchService } from '@forecourt/services';
import { buildSearchFormView, type SearchFormView } from './build-search-form-view.ts';

/** For the loader of any page that has the compact search form. */
export async function loadSearchForm(search: Pick<SearchService, 'makes'>): Promise<SearchFormView> {
  const [Car, Commercial, Bike] = await Promise.all([
    search.makes('Car'),
    search.makes('Commercial'),
    search.makes('Bike'),
  ]);
  return buildSearchFormView({ Car, Commercial, Bike });
}
