import { Button, Checkbox, Select, TextInput } from '@forecourt/ui';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './ToolForm.module.css';
import type { ToolFieldView, ToolFormView } from './tool-view.ts';
import { useAnswerAsTyped } from './use-answer-as-typed.ts';

interface ToolFormProps {
  form: ToolFormView;
  /** Of the tool: the anchor that the page comes back to, and the start of the fields' ids. */
  id: string;
}

/** Asks the same page again: as fields change where scripts run, by its button where they do not. */
export function ToolForm({ form, id }: ToolFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const handlers = useAnswerAsTyped(ref);
  const more = form.fields.filter(({ isMore }) => isMore);
  return (
    <form
      className={styles.form}
      method="get"
      action={`${form.action ?? pathname}#${id}`}
      ref={ref}
      noValidate
      {...(form.action === undefined && handlers)}
    >
      {form.kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Fields id={id} fields={form.fields.filter(({ isMore }) => !isMore)} />
      {more.length > 0 ? (
        // Whatever was changed or refused is in view without a press.
        <details className={styles.more} open={more.some(({ isChanged, error }) => isChanged || error)}>
          <summary className={styles.summary}>{form.moreLabel}</summary>
          <Fields id={id} fields={more} />
        </details>
      ) : null}
      <div className={styles.send}>
        <Button type="submit">{form.submitLabel}</Button>
      </div>
    </form>
  );
}

function Fields({ fields, id }: { fields: readonly ToolFieldView[]; id: string }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        // A field that keeps its own value takes a new one only when it is made anew.
        <div
          className={styles.field}
          key={field.isFilled && 'value' in field ? `${field.name} ${field.value}` : field.name}
          data-kind={field.kind}
        >
          <ToolField field={field} id={`${id}-${field.name}`} />
        </div>
      ))}
    </div>
  );
}

function ToolField({ field, id }: { field: ToolFieldView; id: string }) {
  const { name, label, help, error } = field;
  const words = { id, name, label, ...(help && { helpText: help }) };
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          {...words}
          {...(error && { error })}
          defaultValue={field.value}
          inputMode={field.inputMode}
          autoComplete="off"
        />
      );
    case 'choice':
      return <Select {...words} {...(error && { error })} value={field.value} options={field.options} />;
    case 'tick':
      return <Checkbox {...words} value="yes" checked={field.isTicked} />;
  }
}
