import { spellStock } from '@forecourt/services';
import { buildBreadcrumbs } from '@forecourt/site';
import { Link } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { IndexScreen } from '../../../parts/index-screen/IndexScreen.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/sitemap';
import { buildSitemapView } from './build-sitemap-view.ts';
import { LinkSection } from './LinkSection.tsx';
import { SiteGroups } from './SiteGroups.tsx';
import styles from './sitemap.module.css';

const trail = buildBreadcrumbs([
  { text: 'Home', url: '/' },
  { text: 'Site map', url: '/sitemap' },
]);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHeadOf(
    matches,
    loaderData && {
      title: 'Site map',
      description:
        'Every part of the site on one page: used cars, commercials and bikes by make and county, dealers, guides and tools.',
      path: '/sitemap',
      structuredData: loaderData.structuredData,
    },
  );

export async function loader({ context }: Route.LoaderArgs) {
  const { content, overview, search, site } = context.get(servicesContext);
  return {
    view: buildSitemapView(await spellStock(await overview.stock(), search), content.list),
    structuredData: [breadcrumbBlock(trail, site.origin)],
  };
}

export default function Sitemap({ loaderData: { view } }: Route.ComponentProps) {
  const reading = view.reading.length > 0 ? [{ id: 'reading', text: 'Read' }] : [];
  return (
    <IndexScreen
      trail={trail}
      title="Site map"
      lead="Every part of the site on one page."
      jumps={[
        ...view.channels.map(({ id, heading, total }) => ({ id, text: heading, count: total.count })),
        ...reading,
      ]}
    >
      <SiteGroups groups={view.groups} />
      {view.channels.map(({ id, heading, total, makes, counties }) => (
        <LinkSection
          key={id}
          id={id}
          heading={heading}
          groups={[
            { title: 'By make', links: makes },
            { title: 'By county', links: [total, ...counties] },
          ]}
        />
      ))}
      {reading.map(({ id, text }) => (
        <LinkSection key={id} id={id} heading={text} groups={view.reading} hasLongNames />
      ))}
      <p className={styles.machines}>
        For developers: the{' '}
        <Link href="/sitemap.xml" isRouter={false}>
          XML sitemap
        </Link>{' '}
        and a{' '}
        <Link href="/llms.txt" isRouter={false}>
          plain-text summary
        </Link>
        .
      </p>
    </IndexScreen>
  );
}
