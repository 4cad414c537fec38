import { Anchor, Icon, LinkProvider } from '@forecourt/ui';
import { SortChooser } from '../../../../parts/sort-chooser/SortChooser.tsx';
import { FilterLink } from '../filters/FilterLink.tsx';
import type { ResultsData } from '../load-results.server.ts';
import { Chips } from '../search-summary/Chips.tsx';
import { LookSwitch } from './LookSwitch.tsx';
import styles from './Toolbar.module.css';

/** Above the list: the applied filters, the filter button on a small screen, the order, and the view. */
export function Toolbar({ view, onFilters }: { view: ResultsData; onFilters: () => void }) {
  const { chips, sort, action, fields } = view;
  const words = (
    <>
      <Icon glyph="sliders-horizontal" size="sm" />
      Filters
      {chips.length > 0 ? (
        <span className={styles.number}>
          {chips.length}
          <span className="visually-hidden"> applied</span>
        </span>
      ) : null}
    </>
  );
  return (
    <div className={styles.toolbar}>
      <div className={styles.chips}>
        <LinkProvider component={FilterLink}>
          <Chips chips={chips} clearHref={view.clearHref} sentence={view.sentence} />
        </LinkProvider>
      </div>
      <div className={styles.tools}>
        <button type="button" className={`${styles.filters} needs-script`} onClick={onFilters}>
          {words}
        </button>
        <a className={`${styles.filters} ${styles.plain}`} href="#filters">
          {words}
        </a>
        <SortChooser sort={sort} action={action}>
          {fields.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        </SortChooser>
        {view.mapHref ? (
          <Anchor className={styles.map} href={view.mapHref} rel="nofollow">
            <Icon glyph="map" size="sm" />
            Map
          </Anchor>
        ) : null}
        <LookSwitch />
      </div>
    </div>
  );
}
