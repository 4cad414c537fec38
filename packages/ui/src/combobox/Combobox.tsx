import { useLayoutEffect, useRef, useState } from 'react';
import field from '../field/Field.module.css';
import { Field } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Select } from '../select/Select.tsx';
import styles from './Combobox.module.css';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxOption } from './match-options.ts';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxProps {
  id: string;
  label: string;
  name?: string;
  options: readonly ComboboxOption[];
  /** Empty for none. */
  value?: string;
  /** The empty option's label: `Any make`. */
  anyLabel: string;
  isDisabled?: boolean | undefined;
  isSmall?: boolean;
  isLabelHidden?: boolean;
  onChange?: ((value: string) => void) | undefined;
}

/** What the visitor did with the select before JavaScript replaced it. */
interface Early {
  value: string;
  hadFocus: boolean;
}

/** A long list that is filtered by typing. Before JavaScript runs it is a plain select of the same size. */
export function Combobox(props: ComboboxProps) {
  const {
    id,
    label,
    name = id,
    options,
    value = '',
    anyLabel,
    isDisabled = false,
    isSmall = false,
    isLabelHidden = false,
    onChange,
  } = props;
  const [early, setEarly] = useState<Early | null>(null);
  useLayoutEffect(() => {
    const select = document.getElementById(id);
    if (!(select instanceof HTMLSelectElement)) return;
    setEarly({ value: select.value, hadFocus: document.activeElement === select });
  }, [id]);
  if (early) return <LiveCombobox {...props} early={early} />;
  return (
    <Select
      {...{ id, label, name, value, isDisabled, isSmall, isLabelHidden }}
      options={[{ value: '', label: anyLabel }, ...options]}
      onChange={onChange}
    />
  );
}

function LiveCombobox(props: ComboboxProps & { early: Early }) {
  const {
    id,
    label,
    name = id,
    options,
    value = '',
    anyLabel,
    isDisabled = false,
    isSmall = false,
    isLabelHidden = false,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const { chosen, text, shown, isOpen, activeIndex, inputProps, choose, setActiveIndex } = useCombobox({
    input,
    options,
    value,
    startValue: props.early.value,
    onChange: props.onChange,
  });
  const { hadFocus } = props.early;
  useLayoutEffect(() => {
    if (hadFocus) input.current?.focus();
  }, [hadFocus]);
  const listId = `${id}-list`;
  const hasClear = chosen && !isDisabled;
  return (
    <Field {...{ id, label, isLabelHidden }}>
      <span className={hasClear ? styles.box : `${styles.box} chevron`} data-small={isSmall || undefined}>
        <input
          {...inputProps}
          ref={input}
          className={`${field.control} ${styles.input}`}
          id={id}
          type="text"
          role="combobox"
          value={text}
          placeholder={anyLabel}
          disabled={isDisabled}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && shown[activeIndex] ? `${listId}-${activeIndex}` : undefined}
        />
        {hasClear ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={`Clear ${label}`}
            onClick={() => choose('')}
          >
            <Icon glyph="x" size="sm" />
          </button>
        ) : null}
        <input type="hidden" name={name} value={chosen?.value ?? ''} disabled={isDisabled} />
        <ComboboxList
          id={listId}
          label={label}
          options={shown}
          isOpen={isOpen}
          hasGroups={text === '' || text === chosen?.label}
          activeIndex={activeIndex}
          chosenValue={chosen?.value}
          onPoint={setActiveIndex}
          onChoose={choose}
        />
      </span>
    </Field>
  );
}
