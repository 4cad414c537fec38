import { buildBreadcrumbs } from '@forecourt/domain';
import { Breadcrumbs, Link } from '@forecourt/ui';
import { pageHeadOf } from '../../page-head/page-head-of.ts';
import { servicesContext } from '../../request-context.ts';
import { breadcrumbBlock } from '../../structured-data/breadcrumb-block.ts';
import type { Route } from './+types/sitemap';
import { buildSitemapView } from './build-sitemap-view.ts';
import { ChannelSection } from './ChannelSection.tsx';
import { ReadingSection } from './ReadingSection.tsx';
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
  const { content, overview, site } = context.get(servicesContext);
  return {
    view: buildSitemapView(await overview.stock(), content.list),
    structuredData: [breadcrumbBlock(trail, site.origin)],
  };
}

export default function Sitemap({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <div className={styles.screen}>
      <Breadcrumbs items={trail} />
      <header>
        <h1>Site map</h1>
        <p className={styles.lead}>Every part of the site on one page.</p>
        {view.channels.length + view.reading.length > 0 ? (
          <ul className={styles.jumps}>
            {view.channels.map(({ id, heading, total }) => (
              <li key={id}>
                <a className={styles.jump} href={`#${id}`}>
                  {heading} <span className={styles.count}>{total.count}</span>
                </a>
              </li>
            ))}
            {view.reading.length > 0 ? (
              <li>
                <a className={styles.jump} href="#reading">
                  To read
                </a>
              </li>
            ) : null}
          </ul>
        ) : null}
      </header>
      <SiteGroups groups={view.groups} />
      {view.channels.map((channel) => (
        <ChannelSection key={channel.id} channel={channel} />
      ))}
      <ReadingSection groups={view.reading} />
      <p className={styles.machines}>
        For programs there is the{' '}
        <Link href="/sitemap.xml" isRouter={false}>
          XML sitemap
        </Link>{' '}
        and a{' '}
        <Link href="/llms.txt" isRouter={false}>
          summary in plain text
        </Link>
        .
      </p>
    </div>
  );
}
