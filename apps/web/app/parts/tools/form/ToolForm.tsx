import { Button, Disclosure } from '@forecourt/ui';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { answerId } from '../tool-path.ts';
import type { ToolFormView } from '../tool-view.ts';
import { ToolFields } from './ToolFields.tsx';
import styles from './ToolForm.module.css';
import { useAnswerAsTyped } from './use-answer-as-typed.ts';

interface ToolFormProps {
  form: ToolFormView;
  /** The tool's name, which prefixes the fields' ids. */
  id: string;
}

/** Submits to the same page: as fields change where scripts run, by its button otherwise. */
export function ToolForm({ form, id }: ToolFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const { isLedToAnswer, handlers } = useAnswerAsTyped(ref, form, answerId(id));
  const more = form.fields.filter(({ isMore }) => isMore);
  const shown = form.fields.filter(({ isMore }) => !isMore);
  // Changed or refused fields are visible without a press, and an open section is not closed while the visitor types.
  const isMoreWanted = more.some(({ isChanged, error }) => Boolean(isChanged || error));
  const [isMoreOpen, setMoreOpen] = useState(isMoreWanted);
  if (isMoreWanted && !isMoreOpen) setMoreOpen(true);
  const send = <Button type="submit">{form.submitLabel}</Button>;
  return (
    <form
      className={styles.form}
      data-look={form.look}
      data-led={isLedToAnswer || undefined}
      method="get"
      action={`${form.action ?? pathname}#${answerId(id)}`}
      ref={ref}
      noValidate
      {...(form.action === undefined && handlers)}
    >
      {form.kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <ToolFields id={id} fields={shown}>
        {more.length > 0 ? null : send}
      </ToolFields>
      {more.length > 0 ? (
        <Disclosure label={form.moreLabel} isOpen={isMoreOpen}>
          <ToolFields id={id} fields={more} />
        </Disclosure>
      ) : null}
      {more.length > 0 ? <div>{send}</div> : null}
    </form>
  );
}
