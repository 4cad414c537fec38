import type { Services } from '@forecourt/services';
import { findNewVersions } from '@forecourt/services';
import type { PageHead } from '../../../../head/build-page-head.ts';
import { breadcrumbBlock } from '../../../../head/structured-data/breadcrumb-block.ts';
import { type ArticleCardView, buildArticleCard } from '../../../../parts/content/build-article-card.ts';
import type { SavableCardView } from '../../../../parts/vehicle/build-savable-card.ts';
import { findBrandNewStock } from '../find-brand-new-stock.server.ts';
import { buildNewModelView, type NewModelView } from './build-new-model-view.ts';
import { newModelBlock } from './new-model-block.ts';

export interface ModelPage {
  kind: 'model';
  view: NewModelView;
  stock: SavableCardView[];
  /** Reviews and other articles about it. */
  reading: ArticleCardView[];
  head: PageHead;
}

const articlesShown = 3;

export async function findModelPage(
  { search, site, content }: Pick<Services, 'search' | 'site' | 'content'>,
  make: string,
  model: string,
): Promise<ModelPage> {
  const view = buildNewModelView(make, model, await findNewVersions(search));
  const filters = { make: { anyOf: [make] }, model: { anyOf: [model] } };
  const product = newModelBlock({ make, model, view, origin: site.origin });
  return {
    kind: 'model',
    view,
    stock: await findBrandNewStock({ search, site }, filters),
    reading: content.about(make, model).slice(0, articlesShown).map(buildArticleCard),
    head: {
      title: `${view.heading}: price, motor tax and stock in Ireland`,
      description: view.summary,
      path: view.path,
      robots: view.picture === null ? 'noindex, follow' : undefined,
      structuredData: [breadcrumbBlock(view.breadcrumbs, site.origin), ...(product ? [product] : [])],
    },
  };
}
