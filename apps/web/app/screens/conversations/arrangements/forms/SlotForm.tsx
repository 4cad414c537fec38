import { usualViewingMinutes, viewingLengths } from '@forecourt/domain';
import { Button } from '@forecourt/ui';
import styles from '../Arrangements.module.css';
import { ArrangeForm, ArrangeInput, ArrangeSelect } from './ArrangeForm.tsx';
import type { FormParts } from './form-parts.ts';

const lengths = viewingLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));

/** The seller says when they are free; buyers choose from these times. */
export function SlotForm({ parts }: { parts: FormParts }) {
  const { slots } = parts.view;
  return (
    <>
      <p>Everyone who messages you about this advert can choose from these times. Each goes to one person.</p>
      {slots.length > 0 ? (
        <ul className={styles.slots} aria-label="Your free times">
          {slots.map(({ id, label }) => (
            <li key={id}>
              <span>{label}</span>
              <ArrangeForm
                parts={parts}
                form={`remove-slot-${id}`}
                intent="remove-slot"
                target={{ id, sequence: 0 }}
              >
                <Button type="submit" variant="secondary" size="sm" aria-label={`Remove ${label}`}>
                  Remove
                </Button>
              </ArrangeForm>
            </li>
          ))}
        </ul>
      ) : null}
      <ArrangeForm parts={parts} form="slots" intent="add-slots">
        <ArrangeInput parts={parts} form="slots" name="day" type="date" label="Day" />
        <div className={styles.pair}>
          <ArrangeInput parts={parts} form="slots" name="from" type="time" label="Free from" />
          <ArrangeInput parts={parts} form="slots" name="until" type="time" label="Until" />
        </div>
        <ArrangeSelect
          parts={parts}
          form="slots"
          name="minutes"
          label="Time for each viewing"
          initial={String(usualViewingMinutes)}
          options={lengths}
        />
        <Button type="submit" variant="secondary">
          Add these times
        </Button>
      </ArrangeForm>
    </>
  );
}
