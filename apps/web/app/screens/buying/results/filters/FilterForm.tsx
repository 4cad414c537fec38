import { Button, SearchInput } from '@forecourt/ui';
import { useState } from 'react';
import { useNavigationType } from 'react-router';
import { useAfterPaint } from '../fast-filters/use-after-paint.ts';
import { useFrozen } from '../fast-filters/use-frozen.ts';
import { usePrefetchedResults } from '../fast-filters/use-prefetched-results.ts';
import type { ResultsData } from '../load-results.server.ts';
import { FilterField } from './FilterField.tsx';
import styles from './FilterForm.module.css';
import { FilterGroup } from './groups/FilterGroup.tsx';
import { useFilterForm } from './use-filter-form.ts';

export interface FilterFormView
  extends Pick<ResultsData, 'form' | 'action' | 'hidden' | 'filters' | 'groups' | 'count'> {
  /** Null where no words can be entered. */
  words: string | null;
}

/** Open initially: what nearly everyone filters by. */
const openFilters = new Set(['price', 'year', 'mileage']);

export interface FilterFormProps {
  view: FilterFormView;
  /** Enter was pressed, as after a sentence: the visitor wants to see the results. */
  onSend?: () => void;
}

/** All filters: a GET form, which JavaScript submits at every change. */
export function FilterForm({ view, onSend }: FilterFormProps) {
  const [isAhead, setAhead] = useState(false);
  const isReturn = useNavigationType() === 'POP';
  // The results render first: the counts of other choices are read after them.
  const settled = useAfterPaint(view.filters, isReturn);
  // A control that was changed again keeps the visitor's value until the response to that change arrives.
  const filters = useFrozen(settled, !isReturn && (isAhead || settled !== view.filters));
  const { form, apply } = useFilterForm(view.form, filters, setAhead);
  usePrefetchedResults(form, view.form);
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={view.action}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
        onSend?.();
      }}
    >
      {view.hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {/* Submitted on blur: half a sentence would be read as another search. */}
      {view.words === null ? null : (
        <SearchInput
          id="q"
          label="Describe what you want"
          placeholder="Automatic diesel under 15k"
          isSmall
          value={view.words}
          maxLength={200}
          onCommit={() => apply()}
        />
      )}
      <div className={styles.filters}>
        {filters
          .filter(({ group }) => group === null)
          .map((filter) => (
            <FilterField
              key={filter.attribute}
              filter={filter}
              isOpen={openFilters.has(filter.attribute)}
              apply={apply}
            />
          ))}
        {view.groups.map((group) => (
          <FilterGroup key={group.key} group={group} action={view.action} apply={apply}>
            {filters
              .filter((filter) => filter.group === group.key)
              .map((filter) => (
                <FilterField key={filter.attribute} filter={filter} isOpen apply={apply} />
              ))}
          </FilterGroup>
        ))}
      </div>
      <div className={styles.show}>
        <Button type="submit" isWide>
          Show results
        </Button>
      </div>
    </form>
  );
}
