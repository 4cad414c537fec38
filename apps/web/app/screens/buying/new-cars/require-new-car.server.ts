import type { SearchService } from '@forecourt/services';
import { notFound } from '../../../addresses/not-found.ts';

/** The make in an address, as the market spells it. An unknown make is a 404. */
export async function requireMake(search: SearchService, slug: string): Promise<string> {
  const make = (await search.names('Car')).readMake(slug);
  if (make === undefined) throw notFound();
  return make;
}

/** The model of a make. One that is only sold used counts too: its page says that there is no new one. */
export async function requireModel(search: SearchService, makeSlug: string, modelSlug: string) {
  const found = (await search.names('Car')).readPair(makeSlug, modelSlug);
  if (!found) throw notFound();
  return found;
}
