import { findNewVersions } from '@forecourt/services';
import { newCarsPath, popularNewCarsPath } from '@forecourt/site';
import { Anchor, ButtonLink, CardRow, VehicleCard } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { itemListBlock } from '../../../head/structured-data/item-list-block.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/popular-new-cars';
import { buildPopularView } from './build-popular-view.ts';
import { ModelGrid } from './ModelGrid.tsx';
import styles from './new-cars.module.css';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHeadOf(
    matches,
    loaderData && {
      title: 'Popular new cars in Ireland',
      description: 'The new cars Irish dealers stock most, with prices, motor tax and fuels.',
      path: popularNewCarsPath,
      structuredData: loaderData.structuredData,
    },
  );

export async function loader({ context }: Route.LoaderArgs) {
  const { search, site } = context.get(servicesContext);
  const view = buildPopularView(await findNewVersions(search));
  return {
    ...view,
    structuredData: [
      breadcrumbBlock(view.breadcrumbs, site.origin),
      itemListBlock(
        view.cards.map(({ title, href, imageUrl }) => ({ name: title, path: href, imagePath: imageUrl })),
        site.origin,
      ),
    ],
  };
}

export default function PopularNewCars({ loaderData }: Route.ComponentProps) {
  const { breadcrumbs, cards, rows, makes } = loaderData;
  return (
    <div className={styles.screen}>
      <ScreenHeader
        trail={breadcrumbs}
        title="Popular new cars"
        lead={
          cards.length > 0
            ? 'What Irish dealers stock most, because it sells.'
            : 'No dealer has new cars in stock at the moment.'
        }
      />
      <ModelGrid cards={cards} label="Most in stock" />
      {rows.map((row) => (
        <div key={row.title} className={styles.row}>
          <CardRow title={row.title}>
            {row.cards.map((card) => (
              <VehicleCard key={card.id} {...card} />
            ))}
          </CardRow>
        </div>
      ))}
      {makes.length > 0 ? (
        <section>
          <h2>New cars by make</h2>
          <ul className={styles.makes}>
            {makes.map(({ text, href, count }) => (
              <li key={href}>
                <Anchor href={href}>
                  {text} <span className={styles.count}>{count}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p>
        <ButtonLink href={newCarsPath}>Search new cars</ButtonLink>
      </p>
    </div>
  );
}
