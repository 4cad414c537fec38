import { findNewVersions } from '@forecourt/services';
import { newCarsPath, popularNewCarsPath } from '@forecourt/site';
import { ButtonLink, Pagination } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { itemListBlock } from '../../../head/structured-data/item-list-block.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/new-cars';
import { buildNewCarsView } from './build-new-cars-view.ts';
import { findBrandNewStock } from './find-brand-new-stock.server.ts';
import { ModelGrid } from './ModelGrid.tsx';
import { InStockRow } from './model/InStockRow.tsx';
import { NewCarForm } from './NewCarForm.tsx';
import styles from './new-cars.module.css';

/** Two addresses show the search of new cars; this one is canonical. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHeadOf(
    matches,
    loaderData && {
      title: 'New cars for sale in Ireland',
      description: `Search new cars by make, body, fuel and price. ${loaderData.summary}`,
      path: newCarsPath,
      robots: loaderData.isNarrowed || loaderData.pagination.currentPage > 1 ? 'noindex, follow' : undefined,
      structuredData: loaderData.structuredData,
    },
  );

export async function loader({ url, context }: Route.LoaderArgs) {
  const { search, site } = context.get(servicesContext);
  const view = buildNewCarsView(await findNewVersions(search), url.searchParams);
  return {
    ...view,
    stock: view.isNarrowed ? [] : await findBrandNewStock({ search, site }),
    structuredData: [
      breadcrumbBlock(view.breadcrumbs, site.origin),
      itemListBlock(
        view.cards.map(({ title, href, imageUrl }) => ({ name: title, path: href, imagePath: imageUrl })),
        site.origin,
      ),
    ],
  };
}

export default function NewCars({ loaderData }: Route.ComponentProps) {
  const { breadcrumbs, summary, form, cards, pagination, pageHrefs, isNarrowed, stock } = loaderData;
  return (
    <div className={styles.screen}>
      <ScreenHeader trail={breadcrumbs} title="New cars" lead={summary} isLeadStatus />
      <NewCarForm {...form} />
      <ModelGrid cards={cards} label="New models" />
      {cards.length === 0 ? (
        <p>
          <ButtonLink href={isNarrowed ? newCarsPath : '/used-cars'}>
            {isNarrowed ? 'Show all new cars' : 'Search used cars'}
          </ButtonLink>
        </p>
      ) : null}
      <Pagination {...pagination} hrefOfPage={(page) => pageHrefs[page - 1] ?? newCarsPath} />
      <InStockRow stock={stock} title="Brand new and in stock" />
      <p>
        <ButtonLink variant="tertiary" href={popularNewCarsPath}>
          Popular new cars
        </ButtonLink>
      </p>
    </div>
  );
}
