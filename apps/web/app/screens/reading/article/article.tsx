import { kindOfPath } from '@forecourt/content';
import { notFound } from '../../../addresses/not-found.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { Blocks } from '../../../parts/content/Blocks.tsx';
import { ReadNext } from '../../../parts/content/ReadNext.tsx';
import { resolveBlocks } from '../../../parts/content/resolve-blocks.ts';
import { TextLayout } from '../../../parts/content/TextLayout.tsx';
import { DisplayAd } from '../../../parts/display-ad/DisplayAd.tsx';
import { LazyBoundary } from '../../../parts/lazy-component/LazyBoundary.tsx';
import { VehicleRow } from '../../../parts/lazy-component/lazy-parts.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/article';
import { ArticleFacts } from './ArticleFacts.tsx';
import styles from './article.module.css';
import { buildArticleView } from './build-article-view.ts';
import { CourseSteps } from './course/CourseSteps.tsx';
import { ArticleFilm } from './film/ArticleFilm.tsx';
import { loadStock } from './load-stock.server.ts';
import { loadTrip } from './trip/load-trip.server.ts';
import { Trip } from './trip/Trip.tsx';

const relatedCount = 4;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content, site } = services;

  const kind = kindOfPath(url.pathname);
  const article = kind && params.slug ? content.article(kind, params.slug) : null;
  if (!article) throw notFound();

  const [blocks, stock, trip] = await Promise.all([
    resolveBlocks(article.blocks, services, { params: url.searchParams, path: url.pathname }),
    loadStock(article, services),
    article.stops ? loadTrip(article.stops, services) : null,
  ]);
  return buildArticleView({
    article,
    blocks,
    stock,
    trip,
    course: article.kind === 'module' ? content.list('module') : [],
    related: content.related(article, relatedCount),
    origin: site.origin,
  });
}

export default function ArticleScreen({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <article>
        <div className={styles.column}>
          <ScreenHeader
            trail={view.breadcrumbs}
            title={view.title}
            lead={view.summary}
            picture={view.picture}
          >
            <ArticleFacts view={view} />
          </ScreenHeader>
        </div>
        <TextLayout contents={view.contents}>
          {view.film ? <ArticleFilm film={view.film} /> : null}
          {view.trip ? <Trip trip={view.trip} /> : null}
          <Blocks blocks={view.blocks} />
          {view.course ? <CourseSteps course={view.course} /> : null}
          <DisplayAd slot="article-end" />
        </TextLayout>
      </article>
      {view.stock ? (
        <div className={styles.stock}>
          <LazyBoundary size="form">
            <VehicleRow row={view.stock} />
          </LazyBoundary>
        </div>
      ) : null}
      <ReadNext cards={view.related} />
    </>
  );
}
