import { Filter, SearchInput, Select } from '@forecourt/ui';
import styles from './FilterForm.module.css';
import type { NearFilterView } from './filter-view.ts';
import type { ApplyFilters } from './use-filter-form.ts';

/** Half a town's name is not a town: the input counts on blur. */
export function NearFilter({ filter, apply }: { filter: NearFilterView; apply: ApplyFilters }) {
  return (
    <Filter {...filter}>
      <div className={styles.near}>
        <SearchInput
          id="near"
          label="From"
          glyph="map-pin"
          isSmall
          value={filter.near}
          placeholder="Town or Eircode"
          onCommit={() => apply()}
        />
        <Select
          id="radius"
          label="Within"
          isSmall
          options={[{ value: '', label: 'Any' }, ...filter.radiusOptions]}
          value={filter.radius}
          onChange={() => apply()}
        />
      </div>
    </Filter>
  );
}
