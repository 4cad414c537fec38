import type { ArrangementField, ArrangementIntent } from '@forecourt/services';
import { Select, TextInput, type TextInputProps } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FormToken } from '../../../../parts/forms/FormToken.tsx';
import styles from '../Arrangements.module.css';
import { arrangePath } from '../arrangement-address.ts';
import { type FormParts, fieldId, formId, refusedField } from './form-parts.ts';

interface ArrangeFormProps {
  parts: FormParts;
  /** Its name among the forms of the page. */
  form: string;
  intent: ArrangementIntent;
  /** The viewing, offer or request that it is about, as the person sees it. */
  target?: { id: number; sequence: number };
  children: ReactNode;
}

export function ArrangeForm({ parts, form, intent, target, children }: ArrangeFormProps) {
  const { token, formKey, view } = parts;
  return (
    <Form id={formId(form)} className={styles.form} method="post" action={arrangePath(view.path)}>
      {token === null ? null : <FormToken token={token} />}
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="intent" value={intent} />
      {target ? (
        <>
          <input type="hidden" name="id" value={target.id} />
          <input type="hidden" name="sequence" value={target.sequence} />
        </>
      ) : null}
      {children}
    </Form>
  );
}

interface FieldProps {
  parts: FormParts;
  form: string;
  name: ArrangementField;
  label: string;
  helpText?: string;
  /** What is filled in at first. */
  initial?: string;
}

type InputProps = FieldProps & Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete'>;

export function ArrangeInput({ parts, form, name, initial = '', ...rest }: InputProps) {
  const { value, error } = refusedField(parts, form, name);
  return (
    <TextInput
      id={fieldId(form, name)}
      name={name}
      defaultValue={value ?? initial}
      {...rest}
      {...(error !== undefined && { error })}
    />
  );
}

interface ArrangeSelectProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

export function ArrangeSelect({ parts, form, name, initial = '', ...rest }: ArrangeSelectProps) {
  const { value, error } = refusedField(parts, form, name);
  return (
    <Select
      id={fieldId(form, name)}
      name={name}
      value={value ?? initial}
      {...rest}
      {...(error !== undefined && { error })}
    />
  );
}
