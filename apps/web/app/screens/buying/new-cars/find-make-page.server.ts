import { fuels } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { findNewVersions } from '@forecourt/services';
import { type DriveKind, isDriven } from '@forecourt/site';
import type { PageHead } from '../../../head/build-page-head.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { itemListBlock } from '../../../head/structured-data/item-list-block.ts';
import type { SavableCardView } from '../../../parts/vehicle/build-savable-card.ts';
import { buildNewMakeView, type NewMakeView } from './build-new-make-view.ts';
import { findBrandNewStock } from './find-brand-new-stock.server.ts';

export interface MakePage {
  kind: 'make';
  view: NewMakeView;
  stock: SavableCardView[];
  head: PageHead;
}

export async function findMakePage(
  { search, site }: Pick<Services, 'search' | 'site'>,
  make: string,
  drive: DriveKind | null,
): Promise<MakePage> {
  const view = buildNewMakeView(make, await findNewVersions(search), drive);
  return {
    kind: 'make',
    view,
    stock: await findBrandNewStock(
      { search, site },
      {
        make: { anyOf: [make] },
        ...(drive && { fuel: { anyOf: fuels.filter((fuel) => isDriven(drive, fuel)) } }),
      },
    ),
    head: {
      title: view.heading,
      description: `${view.summary} Prices, motor tax and fuels for each model.`,
      path: view.path,
      // A page that says "none at the moment" is for visitors, not for a search engine.
      robots: view.cards.length === 0 ? 'noindex, follow' : undefined,
      structuredData: [
        breadcrumbBlock(view.breadcrumbs, site.origin),
        itemListBlock(
          view.cards.map(({ title, href, imageUrl }) => ({ name: title, path: href, imagePath: imageUrl })),
          site.origin,
        ),
      ],
    },
  };
}
