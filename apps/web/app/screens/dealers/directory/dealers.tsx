import { dealerDirectoryPath } from '@forecourt/domain';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { itemListBlock } from '../../../head/structured-data/item-list-block.ts';
import { hrefOfPage } from '../../../parts/dealer/page-address.ts';
import { needsNewData } from '../../../shell/navigation/needs-new-data.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/dealers';
import { DirectoryScreen } from './DirectoryScreen.tsx';
import { isPosition } from './directory-address.ts';
import { loadDirectory } from './load-directory.server.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { origin } = services.site;
  const view = await loadDirectory(url, params, services);
  const { asked, entrance, heading, title, summary, trail, cards } = view;
  const isForOne = asked.name !== null || isPosition(asked.near);
  // The query holds the order and other filters: for a search engine it is the same list.
  const path = entrance ? url.pathname : dealerDirectoryPath(asked);
  return {
    view,
    head: {
      title,
      description: `${heading}: ${summary}, with their stock, opening hours and where to find them.`,
      path: hrefOfPage(path, 'page', view.pagination.currentPage),
      robots: isForOne || view.total === 0 ? ('noindex, follow' as const) : undefined,
      structuredData: [
        breadcrumbBlock(trail, origin),
        itemListBlock(
          cards.map(({ card }) => ({ name: card.dealerName, path: card.dealerPagePath ?? card.mainUrl })),
          origin,
        ),
      ],
    },
  };
}

export const shouldRevalidate = needsNewData;

export default function Dealers({ loaderData }: Route.ComponentProps) {
  return <DirectoryScreen view={loaderData.view} />;
}
