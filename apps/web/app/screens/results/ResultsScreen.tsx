import { Breadcrumbs, DealerPanel, LinkProvider, Pagination, SeoLinks } from '@forecourt/ui';
import { memo, useRef, useState } from 'react';
import { DealerNumbers } from '../../dealer/DealerNumbers.tsx';
import { usePanelOutputs } from '../../dealer/use-panel-outputs.ts';
import { DisplayAd } from '../../display-ad/DisplayAd.tsx';
import { reportLogoFailure } from '../../logo-failures/report-logo-failure.ts';
import { Featured } from './Featured.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterLink } from './FilterLink.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { HiddenNotice } from './HiddenNotice.tsx';
import type { ResultsData } from './load-results.server.ts';
import { NoDealerStock } from './NoDealerStock.tsx';
import { NoResults } from './NoResults.tsx';
import { Notices } from './Notices.tsx';
import { ResultList } from './ResultList.tsx';
import { ResultsRegion } from './ResultsRegion.tsx';
import styles from './ResultsScreen.module.css';
import { pageHref } from './result-links.ts';
import { Toolbar } from './Toolbar.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useShownCards } from './use-shown-cards.ts';

/**
 * The results of a search: what was asked for, what narrows it, and the adverts. Rendered again only for other results:
 * the router tells a route of every step of a navigation.
 */
export const ResultsScreen = memo(function ResultsScreen({ view }: { view: ResultsData }) {
  const { channel, dealerPanel, pagination, chips } = view;
  const outputs = usePanelOutputs();
  const results = useRef<HTMLElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // The sheet is there at once, or gone; its hundreds of fields move from the panel into it, or back, right after.
  const isFormInSheet = useAfterPaint(isSheetOpen, false);
  const { cards, featured, hidden, hiddenCount, isReturn, onHide } = useShownCards(view);
  const seoLinks = useAfterPaint(view.seoLinks, isReturn);
  const list = { channel, onHide };
  return (
    <div className={styles.screen}>
      <Breadcrumbs items={view.breadcrumbs} />
      <header>
        <h1 className={styles.heading}>{view.heading}</h1>
        <p className={styles.count}>
          <strong>{view.count}</strong>
          {view.qualifiers.length > 0 ? `, ${view.qualifiers.join(', ')}` : null}
        </p>
      </header>
      {dealerPanel ? (
        <DealerPanel
          // Another dealer is another panel: no number of the last one may stay.
          key={dealerPanel.mainUrl}
          {...dealerPanel}
          {...outputs}
          showWhatsapp={false}
          call={<DealerNumbers {...dealerPanel} {...outputs} />}
          layout="wide"
          onLogoError={reportLogoFailure}
        />
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
              <a className={styles.skip} href="#results">
                Skip to results
              </a>
              <FilterForm view={view} />
            </aside>
          )}
        </LinkProvider>
        <ResultsRegion ref={results}>
          <Toolbar view={view} onFilters={() => setSheetOpen(true)} />
          <LinkProvider component={FilterLink}>
            <Notices problems={view.problems} sentence={view.sentence} spellings={view.spellings} />
            {dealerPanel && view.total === 0 && chips.length === 0 ? (
              <NoDealerStock
                dealerName={dealerPanel.dealerName}
                channel={channel}
                others={dealerPanel.stockLinks}
              />
            ) : (
              <NoResults {...view} isNarrowed={chips.length > 0} />
            )}
          </LinkProvider>
          <div className={styles.fading}>
            {featured.length > 0 ? <Featured {...list} cards={featured} isFirst /> : null}
            {cards.length > 0 ? (
              <ResultList
                {...list}
                cards={cards}
                isFirst={featured.length === 0}
                isPatient={!isReturn}
                label="Adverts"
              />
            ) : null}
          </div>
          <DisplayAd slot="results-end" />
          <HiddenNotice hidden={hidden} count={hiddenCount} />
          <Pagination
            {...pagination}
            hrefOfPage={(page) => `${pageHref(view.firstPageHref, page)}#results`}
          />
        </ResultsRegion>
      </div>
      {seoLinks ? (
        <div className={styles.more}>
          <SeoLinks {...seoLinks} />
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {view.count} found
      </p>
    </div>
  );
});
