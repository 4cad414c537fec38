import { kindOfPath } from '@forecourt/content';
import { formatQuery } from '@forecourt/domain';
import { ArticleCard, Pagination } from '@forecourt/ui';
import { notFound } from '../../../addresses/not-found.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { readListPage } from '../../../parts/content/read-list-page.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/reviews';
import { articlesAPage, buildReviewsView, type SharedKind, sharedKinds } from './build-reviews-view.ts';
import { KindTabs } from './KindTabs.tsx';
import { Narrow } from './Narrow.tsx';
import styles from './reviews.module.css';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

/** Reviews, guides, advice, articles and news: one screen, five addresses. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(servicesContext);

  const kind = kindOfPath(url.pathname);
  if (!kind || !(kind in sharedKinds)) throw notFound();

  const make = url.searchParams.get('make') ?? '';
  const tag = url.searchParams.get('tag') ?? '';
  const found = content.list(kind, { make: make || undefined, tag: tag || undefined });
  const page = readListPage(url, { count: found.length, aPage: articlesAPage });
  return buildReviewsView(
    { kind: kind as SharedKind, make, tag, page },
    {
      found,
      subjects: content.subjects(kind),
      origin: site.origin,
    },
  );
}

export default function Reviews({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className={styles.screen}>
      <ScreenHeader trail={view.breadcrumbs} title={view.heading} lead={view.lead} />
      <KindTabs tabs={view.tabs} />
      <Narrow view={view} />
      {view.cards.length > 0 ? (
        <>
          <h2 className="visually-hidden">{view.count}</h2>
          <ul className={styles.cards}>
            {view.cards.map((card) => (
              <li className={styles.card} key={card.href}>
                <ArticleCard {...card} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.none}>
          Nothing here matches that. Choose any make and any topic to see everything.
        </p>
      )}
      <Pagination
        {...view.pagination}
        hrefOfPage={(page) => view.path + formatQuery({ ...view.query, page: page > 1 ? page : undefined })}
      />
    </div>
  );
}
