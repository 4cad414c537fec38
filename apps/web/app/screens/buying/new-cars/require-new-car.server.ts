import type { SearchService } from '@forecourt/services';
import { notFound } from '../../../addresses/not-found.ts';

/** The make that an address names, as the market writes it. An unknown make is not found. */
export async function requireMake(search: SearchService, slug: string): Promise<string> {
  const make = (await search.names('Car')).readMake(slug);
  if (make === undefined) throw notFound();
  return make;
}

/** The model of a make. One that is sold used only is known too: its page says that there is no new one. */
export async function requireModel(search: SearchService, makeSlug: string, modelSlug: string) {
  const found = (await search.names('Car')).readPair(makeSlug, modelSlug);
  if (!found) throw notFound();
  return found;
}
