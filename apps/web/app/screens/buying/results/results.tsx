import { pageHeadOf } from '../../../head/page-head-of.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { itemListBlock } from '../../../head/structured-data/item-list-block.ts';
import { needsNewData } from '../../../shell/navigation/needs-new-data.ts';
import { useMarkedStep } from '../../../shell/navigation/use-back-link.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import { takePrefetched } from '../../../shell/shortcuts/prefetch/prefetched-answers.ts';
import { useTrackSearch } from '../../../visitor/tracking/use-track-search.ts';
import type { Route } from './+types/results';
import { loadResults } from './load-results.server.ts';
import { ResultsScreen } from './ResultsScreen.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) =>
  pageHeadOf(
    matches,
    view && {
      title: view.title,
      description: view.description,
      path: view.canonicalPath,
      robots: view.robots ?? undefined,
      structuredData: view.isFollowUp ? [] : describeToRobots(view),
    },
  );

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return {
    origin: services.site.origin,
    isFollowUp: false,
    ...(await loadResults(url, services)),
  };
}

type ResultsAnswer = Awaited<ReturnType<typeof loader>>;

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<ResultsAnswer> {
  const prefetched = (await takePrefetched(url.pathname + url.search)) as ResultsAnswer | null;
  return { ...(prefetched ?? (await serverLoader())), isFollowUp: true };
}

/** Robots read the page that they load first: a visitor who navigates on is not one. */
function describeToRobots({ breadcrumbs, cards, origin }: ResultsAnswer) {
  return [
    breadcrumbBlock(breadcrumbs, origin),
    itemListBlock(
      cards.map(({ vehicle, href }) => ({ name: vehicle.title, path: href })),
      origin,
    ),
  ];
}

export const shouldRevalidate = needsNewData;

export default function Results({ loaderData }: Route.ComponentProps) {
  useTrackSearch(loaderData);
  useMarkedStep(loaderData.searchHref);
  return <ResultsScreen view={loaderData} />;
}
