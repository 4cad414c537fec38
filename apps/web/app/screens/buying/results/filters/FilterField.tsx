import { FacetList, Filter, RangeFilter, Select } from '@forecourt/ui';
import { memo } from 'react';
import type { FilterView } from './filter-view.ts';
import { OutFilter } from './groups/OutFilter.tsx';
import { MakeFilter } from './MakeFilter.tsx';
import { NearFilter } from './NearFilter.tsx';
import type { ApplyFilters } from './use-filter-form.ts';

export interface FilterFieldProps {
  filter: FilterView;
  isOpen: boolean;
  apply: ApplyFilters;
}

/** Renders a filter by its kind, whatever its attribute. */
export const FilterField = memo(function FilterField({ filter, isOpen, apply }: FilterFieldProps) {
  switch (filter.kind) {
    case 'make':
      return <MakeFilter filter={filter} apply={apply} />;
    case 'near':
      return <NearFilter filter={filter} apply={apply} />;
    case 'out':
      return <OutFilter filter={filter} apply={apply} />;
    case 'list':
      return <FacetList {...filter} isOpen={isOpen || filter.isApplied} onChange={() => apply()} />;
    case 'range':
      return (
        <RangeFilter
          {...filter}
          formatStop={(value) => filter.endLabels[value] ?? value}
          isOpen={isOpen || filter.isApplied}
          onChange={({ from, to }) =>
            apply({ [filter.fromName]: [from], [filter.toName]: [to] }, 'after-a-pause')
          }
        />
      );
    case 'select':
      return (
        <Filter {...filter} isOpen={isOpen || filter.isApplied}>
          <Select
            id={filter.name}
            label={filter.label}
            isLabelHidden
            isSmall
            options={[{ value: '', label: 'Any' }, ...filter.options]}
            value={filter.value}
            onChange={() => apply()}
          />
        </Filter>
      );
  }
});
