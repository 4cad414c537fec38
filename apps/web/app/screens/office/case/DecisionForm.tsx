import { type OfficeAct, officeLimits } from '@forecourt/domain';
import { Button, TextArea } from '@forecourt/ui';
import { useMemo, useRef } from 'react';
import { Form } from 'react-router';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import { KeysSwitch } from '../KeysSwitch.tsx';
import styles from '../Office.module.css';
import { useOfficeKeys } from '../use-office-keys.ts';
import type { CaseView } from './build-case-view.ts';

interface DecisionFormProps {
  token: string;
  view: CaseView;
  until: string;
  /** What was refused, so that nothing typed is lost. */
  typed: { act: OfficeAct | null; fields: readonly string[]; reason: string } | null;
}

/** A letter chooses an act and leads to what it needs next, the fields or the reason. Ctrl and Enter send it. */
export function DecisionForm({ token, view, until, typed }: DecisionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { acts, fields, revision } = view;
  const keyed = useMemo(
    () => ({
      ...Object.fromEntries(acts.map(({ act, key }) => [key, () => choose(form.current, act)])),
      b: () => form.current?.querySelector<HTMLButtonElement>('[value="release"]')?.click(),
    }),
    [acts],
  );
  const { isOn, choose: chooseKeys } = useOfficeKeys(keyed);
  const keys = [
    ...acts.map(({ key, words }) => [key, words] as const),
    ['Ctrl Enter', 'send'] as const,
    ['b', 'give it back'] as const,
  ];
  return (
    <Form
      method="post"
      className={styles.form}
      ref={form}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          form.current?.querySelector<HTMLButtonElement>('[value="decide"]')?.click();
        }
      }}
    >
      <FormToken token={token} />
      <input type="hidden" name="revision" value={revision} />
      <p className={styles.note}>It’s yours until {until}.</p>
      <fieldset className={styles.choice}>
        <legend>What to do</legend>
        {acts.map(({ act, words, key }) => (
          <label key={act} className={styles.option}>
            <input type="radio" name="act" value={act} defaultChecked={typed?.act === act} />
            <span>{words}</span>
            <span className={styles.key} aria-hidden="true">
              {key}
            </span>
          </label>
        ))}
      </fieldset>
      {fields.length > 0 ? (
        <fieldset className={styles.choice}>
          <legend>If a change is asked for: what?</legend>
          <div className={styles.options}>
            {fields.map(({ field, words }) => (
              <label key={field} className={styles.option}>
                <input
                  type="checkbox"
                  name="field"
                  value={field}
                  defaultChecked={typed?.fields.includes(field)}
                />
                {words}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      <TextArea
        id="reason"
        label="Reason"
        maxLength={officeLimits.longestReason}
        helpText="We email this to the person it concerns. Say what you saw and how to fix it."
        defaultValue={typed?.reason ?? ''}
      />
      <div className={styles.acts}>
        <Button type="submit" name="do" value="decide">
          Decide
        </Button>
        <Button type="submit" name="do" value="release" variant="secondary">
          Give it back
        </Button>
      </div>
      <KeysSwitch isOn={isOn} onChange={chooseKeys} keys={keys} />
    </Form>
  );
}

function choose(form: HTMLFormElement | null, act: OfficeAct): void {
  const radio = form?.querySelector<HTMLInputElement>(`input[name="act"][value="${act}"]`);
  if (!radio) return;
  radio.checked = true;
  const field = act === 'ask' ? form?.querySelector<HTMLInputElement>('input[name="field"]') : null;
  (field ?? form?.querySelector<HTMLTextAreaElement>('#reason'))?.focus();
}
