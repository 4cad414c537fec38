import type { SellingField } from '@forecourt/domain';
import styles from '../../Selling.module.css';
import type { StepForm } from './step-form.ts';

interface ChoiceProps {
  form: StepForm;
  field: SellingField;
  question: string;
  options: readonly { value: string; label: string }[];
}

/** A question with a few answers, none of which is preset. */
export function Choice({ form, field, question, options }: ChoiceProps) {
  const error = form.errors[field];
  return (
    <fieldset
      className={styles.choice}
      id={field}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : `${field}-error`}
    >
      <legend>{question}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label className={styles.option} key={value}>
            <input type="radio" name={field} value={value} defaultChecked={form.fields[field] === value} />
            {label}
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p className={styles.error} id={`${field}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
