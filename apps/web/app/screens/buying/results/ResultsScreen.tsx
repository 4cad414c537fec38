import { Anchor, Breadcrumbs, Icon, LinkProvider, Pagination, SeoLinks } from '@forecourt/ui';
import { type ComponentProps, memo, useRef, useState } from 'react';
import { DisplayAd } from '../../../parts/display-ad/DisplayAd.tsx';
import { LazyBoundary } from '../../../parts/lazy-component/LazyBoundary.tsx';
import { DealerHead, WaysOut } from '../../../parts/lazy-component/lazy-parts.ts';
import { useKeptHtml } from '../../../shell/shortcuts/kept-html/use-kept-html.tsx';
import { CompareBar } from '../../../visitor/compared/CompareBar.tsx';
import { pageHref } from './addresses/result-links.ts';
import { useAfterPaint } from './fast-filters/use-after-paint.ts';
import { FilterForm } from './filters/FilterForm.tsx';
import { FilterLink } from './filters/FilterLink.tsx';
import { FilterSheet } from './filters/FilterSheet.tsx';
import { HiddenNotice } from './list/HiddenNotice.tsx';
import { ResultList } from './list/ResultList.tsx';
import { ResultsRegion } from './list/ResultsRegion.tsx';
import { Toolbar } from './list/Toolbar.tsx';
import { useShownCards } from './list/use-shown-cards.ts';
import type { ResultsData } from './load-results.server.ts';
import styles from './ResultsScreen.module.css';
import { Notices } from './search-summary/Notices.tsx';

/** In characters: on a phone a longer one would be cut off. */
const longHeading = 34;

const feeds = [
  ['Atom', 'atom'],
  ['JSON Feed', 'json-feed'],
  ['CSV', 'csv'],
] as const;

/**
 * The results of a search: the query, its filters, and the adverts. Memoised to render only for other
 * results: the router renders a route at every step of a navigation.
 */
export const ResultsScreen = memo(function ResultsScreen({ view }: { view: ResultsData }) {
  const { channel, dealerPanel, pagination, chips } = view;
  const results = useRef<HTMLElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // The sheet opens or closes at once; its hundreds of fields move between panel and sheet right after.
  const isFormInSheet = useAfterPaint(isSheetOpen, false);
  const { cards, advertAddress, hidden, hiddenCount, isReturn, onHide } = useShownCards(view);
  const shown = [...cards, ...view.relaxations.flatMap((way) => way.cards.map((card) => ({ card })))].map(
    ({ card }) => card.vehicle.publicReference,
  );
  const waysOut =
    view.total === 0 || view.relaxations.length > 0 ? (
      <LinkProvider component={FilterLink}>
        <LazyBoundary size="form">
          <WaysOut
            {...{ channel, onHide }}
            total={view.total}
            nothingFound={view.nothingFound}
            isNarrowed={chips.length > 0}
            relaxations={view.relaxations}
            clearHref={view.clearHref}
            watchHref={view.watchHref}
            dealer={
              dealerPanel && view.total === 0 && chips.length === 0
                ? { dealerName: dealerPanel.dealerName, others: dealerPanel.stockLinks }
                : null
            }
          />
        </LazyBoundary>
      </LinkProvider>
    ) : null;
  const seoLinks = useAfterPaint(view.seoLinks, isReturn);
  return (
    <div className={styles.screen}>
      <Breadcrumbs items={view.breadcrumbs} />
      <div className={styles.top}>
        <h1 className={styles.heading} data-long={view.heading.length > longHeading || undefined}>
          {view.heading}
        </h1>
        <Anchor className={styles.watch} href={view.watchHref} rel="nofollow">
          <Icon glyph="bell" size="sm" />
          <span className={styles.begin}>
            Tell me about <span className={styles.rest}>new ones</span>
          </span>
          <span className={styles.edit}>
            Save to your <span className={styles.rest}>alerts</span>
          </span>
        </Anchor>
      </div>
      {dealerPanel ? (
        <LazyBoundary size="form">
          <DealerHead panel={dealerPanel} />
        </LazyBoundary>
      ) : null}
      <div className={styles.columns}>
        <LinkProvider component={FilterLink}>
          {isSheetOpen ? (
            <FilterSheet
              view={view}
              hasForm={isFormInSheet}
              clearHref={chips.length > 0 ? view.clearHref : null}
              onClose={() => setSheetOpen(false)}
              onSend={() => results.current?.scrollIntoView({ behavior: 'instant' })}
            />
          ) : null}
          {isFormInSheet ? null : (
            <aside className={styles.panel} id="filters" aria-label="Filters">
              <a className={styles.skip} href="#adverts">
                Skip to results
              </a>
              <FilterForm view={view} />
            </aside>
          )}
        </LinkProvider>
        <ResultsRegion ref={results}>
          <Toolbar view={view} onFilters={() => setSheetOpen(true)} />
          <LinkProvider component={FilterLink}>
            <Notices problems={view.problems} spellings={view.spellings} />
          </LinkProvider>
          {view.total === 0 ? waysOut : null}
          <div className={styles.fading}>
            {cards.length > 0 ? (
              <>
                <h2 className="visually-hidden">Adverts</h2>
                <ResultList {...{ channel, cards, advertAddress, onHide }} isPatient={!isReturn} />
              </>
            ) : null}
            {cards.some(({ card }) => card.isFeatured) ? (
              <p className={styles.note}>
                Featured adverts are from partner dealers, who pay to appear here.
              </p>
            ) : null}
          </div>
          {/* What there is comes first. */}
          {view.total > 0 ? waysOut : null}
          {shown.length > 0 ? <CompareBar channel={channel} shown={shown} from={view.searchHref} /> : null}
          <DisplayAd slot="results-end" />
          <HiddenNotice hidden={hidden} count={hiddenCount} />
          <Pagination
            {...pagination}
            hrefOfPage={(page) => `${pageHref(view.firstPageHref, page)}#results`}
          />
          <p className={styles.note}>
            Follow this search in a feed reader or a spreadsheet:{' '}
            {feeds.map(([text, resource], index) => (
              <span key={text}>
                {index > 0 ? ', ' : null}
                <Anchor
                  href={`/rest/1.0/${channel}/stock.${resource}${view.feedQuery}`}
                  isRouter={false}
                  rel="nofollow"
                >
                  {text}
                </Anchor>
              </span>
            ))}
          </p>
        </ResultsRegion>
      </div>
      {seoLinks ? <MoreSearches {...seoLinks} /> : null}
      <p className="visually-hidden" role="status">
        {view.count} found
      </p>
    </div>
  );
});

/** Alike for every page and order of a search. */
function MoreSearches(links: ComponentProps<typeof SeoLinks>) {
  return <div className={styles.more} {...useKeptHtml(SeoLinks, links)} />;
}
