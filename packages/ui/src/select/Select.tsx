import { useRef } from 'react';
import field from '../field/Field.module.css';
import { describedBy, Field } from '../field/Field.tsx';
import { useSyncedProperty } from '../field/use-synced-property.ts';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  /** Ready to show, with its count if it has one: `Diesel (1,204)`. */
  label: string;
  isDisabled?: boolean;
  /** Options of one group are consecutive. */
  group?: string;
}

export interface SelectProps {
  id: string;
  label: string;
  name?: string;
  options: readonly SelectOption[];
  value?: string;
  hasError?: boolean;
  error?: string;
  helpText?: string;
  isSmall?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** A quieter style beside a heading, such as the order of a list. */
  isAlternative?: boolean;
  isLabelHidden?: boolean;
  onChange?: ((value: string) => void) | undefined;
}

export function Select(props: SelectProps) {
  const {
    id,
    label,
    options,
    value = '',
    error,
    helpText,
    isRequired = false,
    isLabelHidden = false,
  } = props;
  const ref = useRef<HTMLSelectElement>(null);
  useSyncedProperty(ref, 'value', value);
  return (
    <Field {...{ id, label, isRequired, isLabelHidden, helpText }} message={error}>
      <span
        className={`${styles.box} chevron`}
        data-small={props.isSmall || undefined}
        data-alternative={props.isAlternative || undefined}
      >
        <select
          ref={ref}
          className={`${field.control} ${styles.select}`}
          id={id}
          name={props.name ?? id}
          defaultValue={value}
          disabled={props.isDisabled}
          required={isRequired}
          aria-invalid={props.hasError || error !== undefined}
          aria-describedby={describedBy(id, helpText, error)}
          onChange={(event) => props.onChange?.(event.currentTarget.value)}
        >
          <Options options={options} />
        </select>
      </span>
    </Field>
  );
}

export function Options({ options }: { options: readonly SelectOption[] }) {
  const groups = [...Map.groupBy(options, (option) => option.group ?? '')];
  return groups.map(([group, members]) => {
    const items = members.map((option) => (
      <option key={option.value} value={option.value} disabled={option.isDisabled}>
        {option.label}
      </option>
    ));
    return group ? (
      <optgroup key={group} label={group}>
        {items}
      </optgroup>
    ) : (
      items
    );
  });
}
