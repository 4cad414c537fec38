import { type ReactNode, useRef } from 'react';
import { useSyncedProperty } from '../field/use-synced-property.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  id: string;
  label: ReactNode;
  name?: string;
  value?: string;
  helpText?: string;
  checked?: boolean;
  disabled?: boolean;
  hasError?: boolean;
  isRequired?: boolean;
  smallCheckBox?: boolean;
  onChange?: (checked: boolean) => void;
}

export function Checkbox(props: CheckboxProps) {
  const { id, label, helpText, checked = false, hasError = false, isRequired = false } = props;
  const ref = useRef<HTMLInputElement>(null);
  useSyncedProperty(ref, 'checked', checked);
  return (
    <div className={styles.checkbox} data-small={props.smallCheckBox || undefined}>
      <input
        ref={ref}
        type="checkbox"
        className={styles.box}
        id={id}
        name={props.name ?? id}
        value={props.value}
        defaultChecked={checked}
        disabled={props.disabled}
        required={isRequired}
        aria-invalid={hasError || undefined}
        aria-describedby={helpText ? `${id}-help` : undefined}
        onChange={(event) => props.onChange?.(event.currentTarget.checked)}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired ? ' *' : null}
      </label>
      {helpText ? (
        <p className={styles.help} id={`${id}-help`} data-tone={hasError ? 'error' : undefined}>
          {helpText}
        </p>
      ) : null}
    </div>
  );
}
