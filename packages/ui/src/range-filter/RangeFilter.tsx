import { useId, useState } from 'react';
import { Filter, type FilterContract } from '../filter/Filter.tsx';
import { RangeSlider } from '../range-slider/RangeSlider.tsx';
import { Select, type SelectOption } from '../select/Select.tsx';
import styles from './RangeFilter.module.css';
import { indexOfEnd, moveEnd, type Range, valueOfIndex } from './range.ts';

export interface RangeFilterProps extends FilterContract {
  /** Every value on offer, in order, ready to show: `{ value: '5000', label: '€5,000' }`. */
  stops: readonly SelectOption[];
  /** The names under which the two ends are sent: `minPrice`, `maxPrice`. */
  fromName: string;
  toName: string;
  /** Empty for an open end. */
  from: string;
  to: string;
  /** How many there are between each stop and the next. */
  histogram?: readonly number[];
  isOpen?: boolean;
  onChange?: (range: Range) => void;
}

/** Two selects that work anywhere, and a slider with a picture of the market above them where JavaScript runs. */
export function RangeFilter({ stops, fromName, toName, histogram, onChange, ...filter }: RangeFilterProps) {
  const id = useId();
  const { from, to, ...contract } = filter;
  const [range, setRange] = useState<Range>({ from, to });
  const [given, setGiven] = useState<Range>({ from, to });
  // The address changed (a filter was reset, a visitor went back): what it says counts.
  if (given.from !== from || given.to !== to) {
    setGiven({ from, to });
    setRange({ from, to });
  }

  const commit = (next: Range) => {
    setRange(next);
    if (next.from !== given.from || next.to !== given.to) onChange?.(next);
  };
  const select = (end: keyof Range, name: string, anyLabel: string) => (
    <Select
      id={`${id}${name}`}
      name={name}
      label={end === 'from' ? 'From' : 'To'}
      options={[{ value: '', label: anyLabel }, ...stops]}
      value={range[end]}
      isSmall
      onChange={(value) => commit(moveEnd(stops, range, end, value))}
    />
  );
  return (
    <Filter {...contract}>
      <div className="needs-script">
        <RangeSlider
          label={filter.label}
          stopLabels={stops.map((stop) => stop.label)}
          fromIndex={indexOfEnd(stops, range, 'from')}
          toIndex={indexOfEnd(stops, range, 'to')}
          histogram={histogram}
          onMove={(fromIndex, toIndex) =>
            setRange({ from: valueOfIndex(stops, fromIndex, 'from'), to: valueOfIndex(stops, toIndex, 'to') })
          }
          onCommit={() => commit(range)}
        />
      </div>
      <div className={styles.pair}>
        {select('from', fromName, 'Any')}
        {select('to', toName, 'Any')}
      </div>
    </Filter>
  );
}
