import { channels } from '@forecourt/domain';
import { buildBreadcrumbs } from '@forecourt/site';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { IndexScreen } from '../../../parts/index-screen/IndexScreen.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/popular-searches';
import { buildPopularSearchesView } from './build-popular-searches-view.ts';
import { ChannelGroups } from './ChannelGroups.tsx';

const trail = buildBreadcrumbs([
  { text: 'Home', url: '/' },
  { text: 'Popular searches', url: '/popular-searches' },
]);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHeadOf(
    matches,
    loaderData && {
      title: 'Popular searches: makes, models, prices and counties',
      description:
        'The makes, models, body types, fuels, prices and counties with the most cars, commercials and bikes for sale in Ireland today.',
      path: '/popular-searches',
      structuredData: loaderData.structuredData,
    },
  );

export async function loader({ context }: Route.LoaderArgs) {
  const { search, site } = context.get(servicesContext);
  const markets = await Promise.all(
    channels.map(async (channel) => ({
      channel,
      found: await search.search({ channel, size: 1 }),
      makes: await search.makes(channel),
    })),
  );
  return {
    channels: buildPopularSearchesView(markets),
    structuredData: [breadcrumbBlock(trail, site.origin)],
  };
}

export default function PopularSearches({ loaderData }: Route.ComponentProps) {
  const isEmpty = loaderData.channels.length === 0;
  return (
    <IndexScreen
      trail={trail}
      title="Popular searches"
      lead={
        isEmpty
          ? 'Nothing is for sale yet. Searches will appear here with the first adverts.'
          : 'The makes, models, prices and places with most for sale today.'
      }
      jumps={loaderData.channels.map(({ id, heading, all }) => ({ id, text: heading, count: all.count }))}
    >
      {loaderData.channels.map((channel) => (
        <ChannelGroups key={channel.id} channel={channel} />
      ))}
    </IndexScreen>
  );
}
