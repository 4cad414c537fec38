import { groupDigits } from '@forecourt/domain';
import { useRef, useState } from 'react';
import checkbox from '../checkbox/Checkbox.module.css';
import { useSyncedProperty } from '../field/use-synced-property.ts';
import { Filter, type FilterContract } from '../filter/Filter.tsx';
import styles from './FacetList.module.css';

export interface FacetOption {
  value: string;
  label: string;
  /** How many results it would give; left out if not counted. */
  count?: number;
  isChecked: boolean;
}

export interface FacetListProps extends FilterContract {
  /** The name under which the values are submitted. */
  name: string;
  options: readonly FacetOption[];
  /** How many show before "Show more". */
  visibleCount?: number;
  isOpen?: boolean;
  onChange?: (value: string, isChecked: boolean) => void;
}

export function FacetList({ name, options, visibleCount = 6, onChange, ...filter }: FacetListProps) {
  // A list only slightly longer than the limit is shown whole.
  const cut = options.length > visibleCount + 2 ? visibleCount : options.length;
  const rest = options.slice(cut);
  const [startsWide] = useState(rest.some((option) => option.isChecked));
  const list = (part: readonly FacetOption[]) =>
    part.map((option) => <Facet key={option.value} {...{ name, option, onChange }} />);
  return (
    <Filter {...filter}>
      <fieldset className={styles.facets}>
        <legend className="visually-hidden">{filter.label}</legend>
        {list(options.slice(0, cut))}
        {rest.length > 0 ? (
          <details className={styles.more} open={startsWide}>
            <summary className={`${styles.summary} chevron`}>
              <span className={styles.whenClosed}>{`Show ${rest.length} more`}</span>
              <span className={styles.whenOpen}>Show fewer</span>
            </summary>
            {list(rest)}
          </details>
        ) : null}
      </fieldset>
    </Filter>
  );
}

interface FacetProps {
  name: string;
  option: FacetOption;
  onChange: FacetListProps['onChange'];
}

/** Like `Checkbox`, with fewer elements: a page of results has many of these. */
function Facet({ name, option: { value, label, count, isChecked }, onChange }: FacetProps) {
  const ref = useRef<HTMLInputElement>(null);
  useSyncedProperty(ref, 'checked', isChecked);
  return (
    <label className={styles.facet}>
      <input
        ref={ref}
        type="checkbox"
        className={checkbox.box}
        name={name}
        value={value}
        defaultChecked={isChecked}
        // An option without results is useless, but a selected one can always be deselected.
        disabled={count === 0 && !isChecked}
        onChange={(event) => onChange?.(value, event.currentTarget.checked)}
      />
      {label}
      {count === undefined ? null : <span className={styles.count}>{groupDigits(count)}</span>}
    </label>
  );
}
