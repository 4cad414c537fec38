import type { ArticleKind } from '@forecourt/content';
import { ArticleCard, CardRow, Link } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { Lead } from '../../../parts/content/Lead.tsx';
import { DisplayAd } from '../../../parts/display-ad/DisplayAd.tsx';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/content-hub';
import { buildHubView, hubHeading } from './build-hub-view.ts';
import { ContentSearch } from './ContentSearch.tsx';
import styles from './content-hub.module.css';
import { Found } from './Found.tsx';
import { Questions } from './Questions.tsx';
import { Topics } from './Topics.tsx';

const questionCount = 8;
const mostFound = 24;
const longestSearch = 100;

const rows: readonly ArticleKind[] = [
  'review',
  'advice',
  'guide',
  'news',
  'tip',
  'module',
  'article',
  'roadtrip',
];

/** Lessons are read in order, and tips are short: neither should lead. */
const leading = rows.filter((kind) => kind !== 'module' && kind !== 'tip');

/** Pages that answer the most common questions. */
const topics = [
  '/car-finance',
  '/car-insurance',
  '/car-valuation',
  '/vehicle-check',
  '/running-costs',
  '/motor-tax',
  '/vrt',
  '/ev-calculator',
  '/security',
  '/sell-my-car',
  '/electric-cars',
  '/electric-vehicle-charging',
  '/hybrid-cars',
  '/family-cars',
  '/car-seats',
  '/car-safety',
  '/car-servicing',
  '/classic-cars',
  '/commercial-vehicles',
];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageHeadOf(matches, loaderData?.head),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: hubHeading,
    href: '/content.atom',
  },
];

export function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(servicesContext);
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, longestSearch);
  const [lead = null] = content.latest(1, leading);
  return buildHubView({
    search: text ? { text, found: content.search(text, mostFound) } : null,
    topics: topics.flatMap((path) => content.page(path) ?? []),
    lead,
    rows: rows.map((kind) => ({ kind, items: content.list(kind) })),
    questions: content.list('question').slice(0, questionCount),
    origin: site.origin,
  });
}

export default function ContentHub({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className={styles.screen}>
      <ScreenHeader
        trail={view.breadcrumbs}
        title={hubHeading}
        lead="Written for drivers in Ireland: what to buy, what it costs and how to keep it on the road."
      >
        <ContentSearch text={view.search?.text ?? ''} />
      </ScreenHeader>
      {view.search ? <Found {...view.search} /> : <Topics links={view.topics} />}
      {view.lead ? <Lead lead={view.lead} /> : null}
      {view.rows.map((row) => (
        <CardRow key={row.href} title={row.heading} more={<Link href={row.href}>See all</Link>}>
          {row.cards.map((card) => (
            <ArticleCard key={card.href} {...card} />
          ))}
        </CardRow>
      ))}
      {view.questions ? <Questions {...view.questions} /> : null}
      <DisplayAd slot="content-end" />
    </div>
  );
}
