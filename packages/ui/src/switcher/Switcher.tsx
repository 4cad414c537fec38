import { useEffect, useId, useRef } from 'react';
import styles from './Switcher.module.css';

export interface SwitcherProps {
  /** The subject of the switch, for screen readers. */
  legend: string;
  labels: readonly string[];
  /** Submitted with a form under this name, as the index of the label. */
  name?: string;
  selectedIndex?: number;
  isDisabled?: boolean;
  onSelect?: (choice: { label: string; index: number }) => void;
}

/**
 * Two to four labels, one of them selected: radio buttons, so that it works in a form before JavaScript runs.
 */
export function Switcher({
  legend,
  labels,
  name,
  selectedIndex = 0,
  isDisabled = false,
  onSelect,
}: SwitcherProps) {
  const ownName = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const lastIndex = useRef(selectedIndex);

  // The radio buttons keep their own state; only a changed prop moves them.
  useEffect(() => {
    if (lastIndex.current === selectedIndex) return;
    lastIndex.current = selectedIndex;
    const radio = fieldset.current?.querySelectorAll('input')[selectedIndex];
    if (radio) radio.checked = true;
  }, [selectedIndex]);

  return (
    <fieldset className={styles.switcher} ref={fieldset} disabled={isDisabled}>
      <legend className="visually-hidden">{legend}</legend>
      {labels.map((label, index) => (
        <label className={styles.label} key={label}>
          <input
            type="radio"
            className="visually-hidden"
            name={name ?? ownName}
            value={index}
            defaultChecked={index === selectedIndex}
            onChange={() => onSelect?.({ label, index })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
