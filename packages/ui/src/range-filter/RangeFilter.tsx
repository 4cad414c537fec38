import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useControlsReset } from '../field/use-controls-reset.ts';
import { Filter, type FilterContract } from '../filter/Filter.tsx';
import { RangeSlider } from '../range-slider/RangeSlider.tsx';
import { Select, type SelectOption } from '../select/Select.tsx';
import styles from './RangeFilter.module.css';
import {
  indexOfEnd,
  insertStop,
  moveEnd,
  offeredStops,
  type Range,
  type Scale,
  valueOfIndex,
} from './range.ts';

export interface RangeFilterProps extends FilterContract {
  /** Every available value, in order, ready to show: `{ value: '5000', label: '€5,000' }`. */
  stops: readonly SelectOption[];
  /** The names under which the two ends are submitted: `minPrice`, `maxPrice`. */
  fromName: string;
  toName: string;
  /** Empty for an open end. */
  from: string;
  to: string;
  /** How many there are between each stop and the next. */
  histogram?: readonly number[];
  /** Formats a value from an address that is not one of the stops. */
  formatStop?: (value: string) => string;
  isOpen?: boolean;
  onChange?: (range: Range) => void;
}

/** Two selects that work without JavaScript, and with it a slider with a histogram above them. */
export function RangeFilter(props: RangeFilterProps) {
  const { fromName, toName, from, to, formatStop = String, onChange } = props;
  const id = useId();
  const pair = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range>({ from, to });
  const [given, setGiven] = useState<Range>({ from, to });
  const putBack = () => {
    setGiven({ from, to });
    setRange({ from, to });
  };
  // The address changed (a filter was reset, or the visitor went back): it takes precedence.
  if (given.from !== from || given.to !== to) putBack();
  useControlsReset(pair, putBack);
  const { stops, histogram } = [from, to].reduce(
    (scale: Scale<SelectOption>, value) => insertStop(scale, { value, label: formatStop(value) }),
    props,
  );

  // What was chosen before hydration.
  useLayoutEffect(() => {
    const [first, second] = pair.current?.querySelectorAll('select') ?? [];
    if (first && second) setRange({ from: first.value, to: second.value });
  }, []);

  const commit = (next: Range) => {
    setRange(next);
    if (next.from !== given.from || next.to !== given.to) onChange?.(next);
  };
  const select = (end: keyof Range, name: string) => (
    <Select
      id={`${id}${name}`}
      name={name}
      label={end === 'from' ? 'From' : 'To'}
      options={[{ value: '', label: 'Any' }, ...offeredStops(stops, range[end])]}
      value={range[end]}
      isSmall
      onChange={(value) => commit(moveEnd(stops, range, end, value))}
    />
  );
  return (
    <Filter {...props}>
      <div className="needs-script">
        <RangeSlider
          label={props.label}
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
      <div className={styles.pair} ref={pair}>
        {select('from', fromName)}
        {select('to', toName)}
      </div>
    </Filter>
  );
}
