import { channelOfPath, dealerListingPath } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { notFound } from '../../../addresses/not-found.ts';
import { onPage } from '../../../addresses/on-page.ts';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { loadDealerPanel } from '../../../parts/dealer/load-dealer-panel.server.ts';
import { requireDealer } from '../../../parts/dealer/require-dealer.server.ts';
import { dropUnknownMakes } from './addresses/drop-unknown-makes.ts';
import { moveWithinPages } from './addresses/move-within-pages.server.ts';
import { readResultsAddress } from './addresses/read-results-address.ts';
import { createHrefOf } from './addresses/result-links.ts';
import { buildResultsView, ofDealer } from './build-results-view.ts';
import { countedGroups, findOpenGroups, readOpened } from './filters/groups/filter-groups.ts';
import { createCardBuilder } from './list/create-card-builder.server.ts';
import { findFeatured } from './list/find-featured.server.ts';
import { placeFeatured } from './list/place-featured.ts';
import { findElsewhere } from './no-results/find-elsewhere.server.ts';
import { findKeptConditions } from './no-results/find-kept-conditions.server.ts';
import { findNearest } from './no-results/find-nearest.server.ts';
import { buildSentenceView } from './search-summary/build-sentence-view.ts';
import { followSentence } from './search-summary/follow-sentence.server.ts';

/** Answers a results address: with a redirect, with a 404, or with everything to show. */
export async function loadResults(url: URL, services: Services) {
  return loadAddress(url, services).catch(async (thrown: unknown) => {
    throw await moveWithinPages(thrown, url, services.search);
  });
}

async function loadAddress(url: URL, services: Services) {
  const { search } = services;
  const names = await search.names(channelOfPath(url.pathname));
  const asked = readResultsAddress(url, names.resolve);
  if (asked.kind === 'not-found') throw notFound();
  // Before any redirect, so that none leads from one missing page to another.
  const isThere = asked.named.isAtRoot ? names.isOnSale : names.isKnown;
  if (!isThere(asked.named)) throw (await findElsewhere(url, search)) ?? notFound();
  const dealer =
    asked.dealer &&
    (await requireDealer(
      services,
      String(asked.dealer.id),
      // A dealer with another address redirects there, with the query already tidied.
      asked.kind === 'moved' ? new URL(asked.to, url) : url,
      (each) => dealerListingPath(each, asked.named.channel),
    ));
  if (asked.kind === 'moved') throw redirectTo(asked.to, 301);
  const { form } = asked;
  const { query, problems } = dropUnknownMakes(asked, (make) => names.isKnown({ make }));
  const exact = url.searchParams.get('exact');
  const isExact = query.words !== undefined && exact === query.words;
  const said = url.searchParams.get('said');
  if (query.words && !isExact && said === null) await followSentence(query, form, search, url.searchParams);

  const opened = readOpened(url.searchParams.getAll('open'));
  const openGroups = findOpenGroups(query, opened);
  const found = await search.search({ ...query, counted: countedGroups(openGroups) });
  const nameOfSlug = await search.nameOfSlug(query.channel);
  const pages = Math.max(1, found.pages);
  // Adverts come and go: the last page may be another one tomorrow.
  if (Number(url.searchParams.get('page')) > pages) throw redirectTo(onPage(url, pages), 302);
  const featured = await findFeatured(query, found, services);
  const isFeatured = new Set(featured.map(({ advert }) => advert.publicReference));
  const { card, nameOfDealer } = await createCardBuilder([...found.hits, ...featured], query, services);
  const shownNames = { nameOfSlug, nameOfDealer };
  const exactWords = isExact ? exact : null;
  const view = buildResultsView({
    query,
    form,
    problems,
    exact: exactWords,
    found,
    names: shownNames,
    dealer,
    opened,
  });
  const ways =
    found.total > 0 || view.relaxations.length > 0
      ? view.relaxations
      : await findKeptConditions(
          query,
          search,
          createHrefOf(form, exactWords),
          shownNames,
          dealer ? ofDealer : undefined,
        );
  return {
    channel: query.channel,
    ...view,
    relaxations:
      found.total <= 1
        ? await findNearest(query, ways, found.hits, names.resolve, services)
        : ways.map((way) => ({ ...way, cards: [] })),
    sentence: said ? buildSentenceView(said, await search.understand(said, query.channel), form) : null,
    dealerPanel: dealer && (await loadDealerPanel(services, dealer, query.channel)),
    tracking: dealer ? { dealerId: dealer.id } : undefined,
    cards: placeFeatured(
      found.hits.filter(({ advert }) => !isFeatured.has(advert.publicReference)).map(card),
      featured.map((hit) => ({ ...card(hit), isFeatured: true })),
    ),
  };
}

export type ResultsData = Awaited<ReturnType<typeof loadResults>>;
