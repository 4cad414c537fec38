import { fieldLabel } from '@forecourt/site';
import type { ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  /** The id of the control inside, which takes `aria-describedby` from `describedBy`. */
  id: string;
  label: string;
  isRequired?: boolean;
  /** For screen readers only, if a heading or a neighbour already shows it. */
  isLabelHidden?: boolean;
  helpText?: string | undefined;
  message?: string | null | undefined;
  children: ReactNode;
}

/** The frame of every control: its label above, help and the error below. */
export function Field({
  id,
  label,
  isRequired = false,
  isLabelHidden = false,
  helpText,
  message,
  children,
}: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {fieldLabel(label, isRequired)}
      </label>
      {children}
      {helpText ? (
        <p className={styles.help} id={`${id}-help`}>
          {helpText}
        </p>
      ) : null}
      {message ? (
        <p className={styles.message} id={`${id}-error`} role="alert">
          {message}
        </p>
      ) : null}
    </div>
  );
}

/** The ids of everything the field shows below its control. */
export function describedBy(id: string, helpText: string | undefined, message: string | null | undefined) {
  const ids = [helpText ? `${id}-help` : '', message ? `${id}-error` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
