import { useLocation } from 'react-router';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { itemListBlock } from '../../../head/structured-data/item-list-block.ts';
import { cardHref } from '../../../parts/vehicle/card-href.ts';
import { findKeptAnswer, useKeptAnswer } from '../../../shell/navigation/kept-answers.ts';
import { needsNewData } from '../../../shell/navigation/needs-new-data.ts';
import { useMarkedStep } from '../../../shell/navigation/use-back-link.ts';
import { packTables, unpackTables } from '../../../shell/packed-data/pack-tables.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { takePrefetched } from '../../../shell/shortcuts/prefetch/prefetched-answers.ts';
import { useRecordSearch } from '../../../visitor/seen/use-record-search.ts';
import { useTrackSearch } from '../../../visitor/tracking/use-track-search.ts';
import type { Route } from './+types/results';
import { loadResults, type ResultsData } from './load-results.server.ts';
import { ResultsScreen } from './ResultsScreen.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const view = loaderData && unpackTables(loaderData.results);
  return pageHeadOf(
    matches,
    view && {
      title: view.title,
      description: view.description,
      path: view.canonicalPath,
      robots: view.robots ?? undefined,
      structuredData: loaderData.isFollowUp ? [] : describeToRobots(view, loaderData.origin),
    },
  );
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const results = await loadResults(url, services);
  const shown = results.cards.map(({ vehicle }) => vehicle.publicReference);
  context.get(requestInfoContext).noteAdverts({ shown, opened: null });
  return { origin: services.site.origin, isFollowUp: false, results: packTables(results) };
}

type ResultsAnswer = Awaited<ReturnType<typeof loader>>;

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<ResultsAnswer> {
  const kept = findKeptAnswer(url) as ResultsAnswer | null;
  if (kept) return kept;
  const prefetched = (await takePrefetched(url.pathname + url.search)) as ResultsAnswer | null;
  return { ...(prefetched ?? (await serverLoader())), isFollowUp: true };
}

/** Robots read the page that they load first: a visitor who navigates on is not one. */
function describeToRobots({ breadcrumbs, cards, channel }: ResultsData, origin: string) {
  return [
    breadcrumbBlock(breadcrumbs, origin),
    itemListBlock(
      cards.map(({ vehicle }) => ({ path: cardHref(channel, vehicle) })),
      origin,
    ),
  ];
}

export const shouldRevalidate = needsNewData;

export default function Results({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  useKeptAnswer(pathname + search, loaderData);
  const view = unpackTables(loaderData.results);
  useTrackSearch(view);
  useMarkedStep(view.searchHref);
  useRecordSearch(view);
  return <ResultsScreen view={view} />;
}
