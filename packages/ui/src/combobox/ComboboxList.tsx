import { useEffect, useRef } from 'react';
import styles from './Combobox.module.css';
import type { ComboboxOption } from './match-options.ts';

interface ComboboxListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  isOpen: boolean;
  hasGroups: boolean;
  activeIndex: number;
  chosenValue: string | undefined;
  onPoint: (index: number) => void;
  onChoose: (value: string) => void;
}

export function ComboboxList(props: ComboboxListProps) {
  const { id, label, isOpen, hasGroups, activeIndex, chosenValue } = props;
  // A closed list of two hundred makes would only make the page heavier.
  const options = isOpen ? props.options : [];
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });

  // Otherwise pressing on the list would take the focus from the field, and the list would close under the
  // finger.
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <div
      className={styles.list}
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      hidden={!isOpen}
      onMouseDown={keepFocus}
    >
      {options.map((option, index) => (
        <div key={`${option.group} ${option.value}`} role="presentation">
          {hasGroups && option.group && option.group !== options[index - 1]?.group ? (
            <p className={styles.group} role="presentation">
              {option.group}
            </p>
          ) : null}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus */}
          <div
            className={styles.option}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === chosenValue}
            data-active={index === activeIndex ? '' : undefined}
            onClick={() => props.onChoose(option.value)}
            onMouseMove={() => props.onPoint(index)}
          >
            <span>{option.label}</span>
            {option.count ? <span className={styles.count}>{option.count}</span> : null}
          </div>
        </div>
      ))}
      {options.length === 0 ? (
        <div className={styles.none} role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
          Nothing by that name
        </div>
      ) : null}
    </div>
  );
}
