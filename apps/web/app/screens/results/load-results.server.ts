import { redirect } from 'react-router';
import type { Services } from '../../../server/services.ts';
import { buildDealerPanel } from '../../dealer/build-dealer-panel.ts';
import { notFound } from '../../not-found.ts';
import { buildResultsView } from './build-results-view.ts';
import { buildSentenceView } from './build-sentence-view.ts';
import { createCardBuilder } from './create-card-builder.server.ts';
import { findFeatured } from './find-featured.server.ts';
import { followSentence } from './follow-sentence.server.ts';
import { readResultsAddress } from './read-results-address.ts';
import { requireDealer } from './require-dealer.server.ts';

/** Answers an address of the results: with where it has moved to, with not found, or with everything to show. */
export async function loadResults(url: URL, services: Services) {
  const asked = readResultsAddress(url);
  if (asked.kind === 'not-found') throw notFound();
  if (asked.kind === 'moved') throw redirect(asked.to, 301);
  const { query, form } = asked;
  const { search } = services;
  const nameOfSlug = await search.nameOfSlug(query.channel);
  if (asked.isUnderRoot && !isKnownMake(url.pathname, nameOfSlug)) throw notFound();
  const dealer = asked.dealer && (await requireDealer(asked.dealer, url, services));
  const exact = url.searchParams.get('exact');
  const isExact = query.words !== undefined && exact === query.words;
  const said = url.searchParams.get('said');
  if (query.words && !isExact && said === null) await followSentence(query, form, search);

  const found = await search.search(query);
  const featured = await findFeatured(query, found, services);
  const { card, nameOfDealer } = await createCardBuilder([...found.hits, ...featured], query, services);
  return {
    channel: query.channel,
    ...buildResultsView({
      query,
      form,
      problems: asked.problems,
      exact: isExact ? exact : null,
      found,
      names: { nameOfSlug, nameOfDealer },
      dealer,
    }),
    sentence: said ? buildSentenceView(said, await search.understand(said, query.channel), form) : null,
    dealerPanel: dealer && buildDealerPanel(dealer, query.channel),
    featured: featured.map(card),
    cards: found.hits.map(card),
  };
}

export type ResultsData = Awaited<ReturnType<typeof loadResults>>;

/** `/ford` and `/ford/focus` name a make first. */
function isKnownMake(
  pathname: string,
  nameOfSlug: (key: 'make', slug: string) => string | undefined,
): boolean {
  const make = pathname.split('/').find(Boolean) ?? '';
  return nameOfSlug('make', make) !== undefined;
}
