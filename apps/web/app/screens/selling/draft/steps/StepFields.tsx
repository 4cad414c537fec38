import { Button } from '@forecourt/ui';
import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { FormToken } from '../../../../parts/forms/FormToken.tsx';
import styles from '../../Selling.module.css';
import type { StepForm } from './step-form.ts';

interface StepFieldsProps {
  form: StepForm;
  children: ReactNode;
}

/** The form of a step: it saves whatever is typed, and goes on if nothing is missing. */
export function StepFields({ form, children }: StepFieldsProps) {
  function noteTyped({ currentTarget }: FormEvent<HTMLFormElement>) {
    // After a field that follows another, such as the price the slider.
    setTimeout(() => form.noteTyped(new FormData(currentTarget)));
  }
  return (
    <Form className={styles.form} method="post" noValidate onChange={noteTyped}>
      <FormToken token={form.token} />
      <input type="hidden" name="version" value={form.version} />
      {children}
      <div className={styles.acts}>
        <Button type="submit">Save and continue</Button>
        <Button type="submit" variant="secondary" name="act" value="preview">
          Save and check
        </Button>
      </div>
    </Form>
  );
}
