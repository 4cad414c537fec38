import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../FilterForm.module.css';
import type { ApplyFilters } from '../use-filter-form.ts';
import type { FilterGroupView } from './filter-groups.ts';

export interface FilterGroupProps {
  group: FilterGroupView;
  /** The groups that the visitor has opened before. */
  opened: readonly string[];
  apply: ApplyFilters;
  children: ReactNode;
}

/** Filters that few use. Opening the group asks for them; without JavaScript, a button inside does. */
export function FilterGroup({ group, opened, apply, children }: FilterGroupProps) {
  const { key, label, isLoaded } = group;
  const ref = useRef<HTMLDetailsElement>(null);
  const load = () => {
    if (ref.current?.open && !isLoaded) apply({ open: [...opened, key] });
  };
  // It may have been opened before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(load, []);
  return (
    <details className={styles.group} ref={ref} open={isLoaded} onToggle={load}>
      <summary className={`${styles.summary} chevron`}>{label}</summary>
      {isLoaded ? (
        <div className={styles.grouped}>{children}</div>
      ) : (
        <p className={styles.loading}>
          <span>Counting…</span>
          <button type="submit" name="open" value={key}>
            Show these filters
          </button>
        </p>
      )}
    </details>
  );
}
