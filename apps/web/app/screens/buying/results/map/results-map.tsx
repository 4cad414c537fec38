import { Anchor, ButtonLink, Icon, LinkProvider } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import { pageHeadOf } from '../../../../head/page-head-of.ts';
import { CountyList } from '../../../../parts/county-picker/CountyList.tsx';
import { CountyPicker } from '../../../../parts/county-picker/CountyPicker.tsx';
import { ScreenHeader } from '../../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../../shell/request-context.ts';
import { FilterForm } from '../filters/FilterForm.tsx';
import { FilterLink } from '../filters/FilterLink.tsx';
import { Chips } from '../search-summary/Chips.tsx';
import { Notices } from '../search-summary/Notices.tsx';
import type { Route } from './+types/results-map';
import { type ResultsMapView, townRadiusKm } from './build-results-map-view.ts';
import { loadResultsMap } from './load-results-map.server.ts';
import styles from './results-map.module.css';
import { TownMap } from './TownMap.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) =>
  pageHeadOf(
    matches,
    view && {
      title: `${view.heading}, on a map`,
      description: `${view.count} by county and town, on a map of Ireland.`,
      path: view.path,
      robots: 'noindex, follow',
    },
  );

export function loader({ context, url }: Route.LoaderArgs) {
  return loadResultsMap(url, context.get(servicesContext));
}

/** A search as a map: a county opens its towns, a town lists what is for sale around it. */
export default function ResultsMap({ loaderData: view }: Route.ComponentProps) {
  const { towns, allHref } = view;
  const section = useFocusKept(towns?.countySlug ?? null);
  return (
    <div className={styles.screen}>
      <ScreenHeader
        trail={view.trail}
        title={view.heading}
        aside={<ButtonLink href={view.listHref}>Show {view.count}</ButtonLink>}
      />
      <LinkProvider component={FilterLink}>
        <Chips chips={view.chips} clearHref={view.clearHref} />
      </LinkProvider>
      <Notices problems={view.problems} spellings={[]} />
      <div className={styles.body}>
        <Filters view={view} />
        <section ref={section} className={styles.map} tabIndex={-1} aria-labelledby="map-heading">
          <div className={styles.head}>
            <h2 className={styles.title} id="map-heading">
              {towns ? `Towns of Co. ${towns.county}` : 'By county'}
            </h2>
            {allHref ? (
              <Anchor className={styles.all} href={allHref}>
                All of Ireland
              </Anchor>
            ) : null}
          </div>
          {towns ? (
            <div className={styles.columns}>
              <TownMap {...towns} />
              <div>
                <p className={styles.note}>
                  {towns.towns.length > 0
                    ? `Each count is what’s for sale within ${townRadiusKm} km of the town.`
                    : 'Nothing is for sale near a town here.'}
                </p>
                <CountyList counties={towns.towns} />
              </div>
            </div>
          ) : (
            <CountyPicker {...view.counties} />
          )}
        </section>
      </div>
      <p className="visually-hidden" role="status">
        {view.count} found
      </p>
    </div>
  );
}

/** The filters of the results, closed at first: the map is what the visitor came for. */
function Filters({ view: { form, chips } }: { view: ResultsMapView }) {
  return (
    <details className={styles.filters}>
      <summary className={styles.open}>
        <Icon glyph="sliders-horizontal" size="sm" /> Filters
        {chips.length > 0 ? (
          <span className={styles.number}>
            {chips.length}
            <span className="visually-hidden"> applied</span>
          </span>
        ) : null}
      </summary>
      <LinkProvider component={FilterLink}>
        <FilterForm view={form} />
      </LinkProvider>
    </details>
  );
}

/** The link that was followed goes away with its map: the focus moves to what takes its place. */
function useFocusKept(shown: string | null) {
  const section = useRef<HTMLElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (document.activeElement === document.body) section.current?.focus();
  }, [shown]);
  return section;
}
