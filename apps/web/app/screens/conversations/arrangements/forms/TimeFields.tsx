import styles from '../Arrangements.module.css';
import { ArrangeInput, ArrangeSelect } from './ArrangeForm.tsx';
import type { FormParts } from './form-parts.ts';

interface TimeFieldsProps {
  parts: FormParts;
  form: string;
}

/** When to meet: one of the seller's free times if there are any, or another. */
export function TimeFields({ parts, form }: TimeFieldsProps) {
  const { slots, side, otherName } = parts.view;
  const offered = side === 'buyer' ? slots : [];
  return (
    <>
      {offered.length > 0 ? (
        <ArrangeSelect
          parts={parts}
          form={form}
          name="slot"
          label={`When ${otherName} is free`}
          options={[
            { value: '', label: 'Choose a time, or fill in another below' },
            ...offered.map(({ id, label }) => ({ value: String(id), label })),
          ]}
        />
      ) : null}
      <div className={styles.pair}>
        <ArrangeInput parts={parts} form={form} name="day" type="date" label="Day" />
        <ArrangeInput
          parts={parts}
          form={form}
          name="time"
          type="time"
          label="Time"
          helpText="Irish time, for example 14:30"
        />
      </div>
    </>
  );
}
