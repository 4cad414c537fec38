import { foldToKey } from '@forecourt/domain';
import type { SearchService } from '../../../server/services.ts';
import { notFound } from '../../not-found.ts';

/** The make that an address names, as the market writes it. A make that nobody sells is not found. */
export async function requireMake(search: SearchService, slug: string) {
  const makes = await search.makes('Car');
  const found = makes.find(({ make }) => foldToKey(make) === foldToKey(slug));
  if (!found) throw notFound();
  return found;
}

/** The model of a make. One that is sold used only is known too: its page says that there is no new one. */
export async function requireModel(search: SearchService, makeSlug: string, modelSlug: string) {
  const { make, models } = await requireMake(search, makeSlug);
  const found = models.find(({ model }) => foldToKey(model) === foldToKey(modelSlug));
  if (!found) throw notFound();
  return { make, model: found.model };
}
