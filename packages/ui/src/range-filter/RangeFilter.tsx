import { startTransition, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import field from '../field/Field.module.css';
import { Field } from '../field/Field.tsx';
import { useControlsReset } from '../field/use-controls-reset.ts';
import { Filter, type FilterContract } from '../filter/Filter.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
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

/**
 * Two fields for a figure, which need no JavaScript. With it they become selects with a slider and a
 * histogram above them: their hundreds of options are not part of the page.
 */
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
  const { stops, histogram } = [from, to, range.from, range.to].reduce(
    (scale: Scale<SelectOption>, value) => insertStop(scale, { value, label: formatStop(value) }),
    props,
  );

  const isHydrated = useHydrated();
  const [isLive, setLive] = useState(isHydrated);
  const commit = (next: Range) => {
    setRange(next);
    if (next.from !== given.from || next.to !== given.to) onChange?.(next);
  };

  const takeEntered = (take: (range: Range) => void) => {
    const [first, second] = pair.current?.querySelectorAll('input') ?? [];
    if (first && second) take({ from: first.value, to: second.value });
  };
  const isIn = (element: Element | null) => pair.current?.contains(element) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    // The form itself applies what was entered so far.
    takeEntered((entered) =>
      setRange((known) => (known.from === entered.from && known.to === entered.to ? known : entered)),
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // A field in use is left alone until the visitor leaves it. Hundreds of options may wait for a page that has
    // just become interactive.
    if (!isIn(document.activeElement)) startTransition(() => setLive(true));
  }, []);

  const control = (end: keyof Range, name: string) => {
    const label = end === 'from' ? 'From' : 'To';
    return isLive ? (
      <Select
        id={id + name}
        name={name}
        label={label}
        options={[{ value: '', label: 'Any' }, ...offeredStops(stops, range[end])]}
        value={range[end]}
        isSmall
        onChange={(value) => commit(moveEnd(stops, range, end, value))}
      />
    ) : (
      <Field id={id + name} label={label}>
        <input
          type="number"
          className={`${field.control} ${styles.figure}`}
          id={id + name}
          name={name}
          min={0}
          step="any"
          placeholder="Any"
          defaultValue={range[end]}
          // Overtakes the selects, if they are being made.
          onFocus={() => setLive(false)}
          onBlur={({ relatedTarget }) => {
            if (isIn(relatedTarget)) return;
            takeEntered(commit);
            setLive(true);
          }}
        />
      </Field>
    );
  };
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
        {control('from', fromName)}
        {control('to', toName)}
      </div>
    </Filter>
  );
}
