import { Button } from '@forecourt/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../FilterForm.module.css';
import type { ApplyFilters } from '../use-filter-form.ts';
import type { FilterGroupView } from './filter-groups.ts';
import { markWaiting } from './waiting-groups.ts';

export interface FilterGroupProps {
  group: FilterGroupView;
  /** Where the form submits without JavaScript. */
  action: string;
  apply: ApplyFilters;
  children: ReactNode;
}

/** Filters that few use. Opening the group asks for them; without JavaScript, a button inside does. */
export function FilterGroup({ group, action, apply, children }: FilterGroupProps) {
  const { key, label, isLoaded } = group;
  const id = `filters-${key}`;
  const ref = useRef<HTMLDetailsElement>(null);
  const load = () => {
    if (ref.current?.open && !isLoaded) apply();
  };
  // It may have been opened before the page was hydrated, and another navigation may have overtaken its request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every response
  useEffect(load, [group]);
  return (
    <details
      className={styles.group}
      id={id}
      ref={ref}
      open={isLoaded}
      onToggle={load}
      {...markWaiting(isLoaded ? null : key)}
    >
      <summary className={`${styles.summary} chevron`}>{label}</summary>
      {isLoaded ? (
        <div className={styles.grouped}>{children}</div>
      ) : (
        <div className={styles.loading}>
          <span>Counting…</span>
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            name="open"
            value={key}
            // The page that follows begins at this group.
            formAction={`${action}#${id}`}
          >
            Show these filters
          </Button>
        </div>
      )}
    </details>
  );
}
