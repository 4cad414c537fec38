import { Icon, LinkProvider } from '@forecourt/ui';
import { SortChooser } from '../../../parts/sort-chooser/SortChooser.tsx';
import { FilterLink } from '../../buying/results/filters/FilterLink.tsx';
import { Chips } from '../../buying/results/search-summary/Chips.tsx';
import type { DirectoryView } from './build-directory-view.ts';
import styles from './DirectoryToolbar.module.css';
import { ChannelLinks } from './form/ChannelLinks.tsx';
import { DirectoryFields } from './form/DirectoryFields.tsx';

/** Above the list: the channel, the filters, the order, and on a small screen a link to the map. */
export function DirectoryToolbar({ view }: { view: DirectoryView }) {
  const { chips, sort, asked } = view;
  return (
    <div className={styles.toolbar}>
      <div className={styles.channels}>
        <ChannelLinks choices={view.channels} />
      </div>
      <LinkProvider component={FilterLink}>
        <div className={styles.chips}>
          <Chips chips={chips} clearHref="/dealers" />
        </div>
      </LinkProvider>
      <div className={styles.tools}>
        <a className={styles.toMap} href="#counties">
          <Icon glyph="map" size="sm" />
          Map
        </a>
        <SortChooser sort={sort} action="/dealers">
          <DirectoryFields asked={asked} without="sort" />
        </SortChooser>
      </div>
    </div>
  );
}
