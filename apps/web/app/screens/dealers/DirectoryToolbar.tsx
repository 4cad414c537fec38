import { Button, Icon, LinkProvider, Select } from '@forecourt/ui';
import MapIcon from 'lucide-react/icons/map';
import { useNavigate } from 'react-router';
import { Chips } from '../results/Chips.tsx';
import { FilterLink } from '../results/FilterLink.tsx';
import type { DirectoryView } from './build-directory-view.ts';
import { ChannelLinks } from './ChannelLinks.tsx';
import { DirectoryFields } from './DirectoryFields.tsx';
import styles from './DirectoryToolbar.module.css';

/** Above the list: what its dealers sell, what narrows it, its order, and on a small screen the way to the map. */
export function DirectoryToolbar({ view }: { view: DirectoryView }) {
  const { chips, sort, asked } = view;
  const navigate = useNavigate();
  const choose = (value: string) => {
    const chosen = sort.options.find((option) => option.value === value);
    if (chosen) void navigate(chosen.href, { preventScrollReset: true });
  };
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
          <Icon glyph={MapIcon} size="sm" />
          Map
        </a>
        <form className={styles.sort} method="get" action="/dealers">
          <DirectoryFields asked={asked} without="sort" />
          <span className={styles.words} aria-hidden="true">
            Sort by
          </span>
          <Select
            id="sort"
            label="Sort by"
            isLabelHidden
            isSmall
            isAlternative
            options={sort.options}
            value={sort.selected}
            onChange={choose}
          />
          <span className={styles.send}>
            <Button type="submit" variant="secondary" size="sm">
              Sort
            </Button>
          </span>
        </form>
      </div>
    </div>
  );
}
