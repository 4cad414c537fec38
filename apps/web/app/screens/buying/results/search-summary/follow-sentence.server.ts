import type { FormBase, SearchQuery } from '@forecourt/domain';
import type { SearchService } from '@forecourt/services';
import { redirectTo } from '../../../../addresses/redirect-to.ts';
import { findSentenceAddress } from './read-sentence.ts';

/** A sentence redirects to its filters; it may mean something else tomorrow, hence 302. */
export async function followSentence(
  query: SearchQuery,
  form: FormBase,
  search: SearchService,
  given: URLSearchParams,
): Promise<void> {
  if (!query.words) return;
  const understood = await search.understand(query.words, query.channel);
  const isRestUnderstood =
    understood.rest !== '' &&
    (await search.understand(understood.rest, understood.channel)).understood.length > 0;
  const address = findSentenceAddress(query, form, understood, isRestUnderstood, given);
  if (address !== null) throw redirectTo(address, 302);
}
