import { channels } from '@forecourt/domain';
import { redirect } from 'react-router';
import { groupStock } from '../../dealer/group-stock.ts';
import { notFound } from '../../not-found.ts';
import { pageHeadOf } from '../../page-head/page-head-of.ts';
import { servicesContext } from '../../request-context.ts';
import { breadcrumbBlock } from '../../structured-data/breadcrumb-block.ts';
import type { Route } from './+types/dealers';
import { buildDirectoryView, makesOf } from './build-directory-view.ts';
import { DirectoryScreen } from './DirectoryScreen.tsx';
import { pathOfForm, readDirectoryAddress } from './read-directory-address.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

const entrances: Readonly<Record<string, 'by-make' | 'by-county'>> = {
  '/dealers/make': 'by-make',
  '/dealers/ireland': 'by-county',
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const moved = pathOfForm(url.searchParams);
  if (moved !== null) throw redirect(moved, 301);
  const { overview, search, site } = context.get(servicesContext);
  const [dealers, stock, ...onSale] = await Promise.all([
    overview.dealers(),
    overview.dealerStock(),
    ...channels.map((channel) => search.makes(channel)),
  ]);
  const makes = [...makesOf(dealers), ...onSale.flat().map(({ make }) => make)];
  const asked = readDirectoryAddress(params, makes);
  if (!asked) throw notFound();
  const page = Number(url.searchParams.get('page') ?? 1);
  const entrance = entrances[url.pathname] ?? null;
  const view = buildDirectoryView({ dealers, stock: groupStock(stock) }, { ...asked, page, entrance });
  return {
    view,
    head: {
      title: view.heading,
      description: `${view.heading}: ${view.summary}, with their stock, opening hours and where to find them.`,
      path: url.pathname,
      robots: asked.name || view.total === 0 ? ('noindex, follow' as const) : undefined,
      structuredData: [breadcrumbBlock(view.trail, site.origin)],
    },
  };
}

export default function Dealers({ loaderData }: Route.ComponentProps) {
  return <DirectoryScreen view={loaderData.view} />;
}
