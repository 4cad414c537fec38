import { type ConsentPurpose, consentPurposes } from '@forecourt/site';
import { Button, Checkbox } from '@forecourt/ui';
import { type FormEvent, useState } from 'react';
import { consentWords } from '../../../visitor/consent/consent-words.ts';
import type { PreferencesView } from './build-preferences-view.ts';
import styles from './PurposeForm.module.css';

export interface PurposeFormProps {
  view: PreferencesView;
  onChoose: (allowed: readonly ConsentPurpose[]) => void;
}

/** The same seven purposes as in the dialog, each with its full text. */
export function PurposeForm({ view, onChoose }: PurposeFormProps) {
  const [changed, setChanged] = useState<Partial<Record<ConsentPurpose, boolean>>>({});
  const choose = (allowed: readonly ConsentPurpose[]) => {
    setChanged({});
    onChoose(allowed);
  };
  const isOn = (purpose: ConsentPurpose, wasOn: boolean) => changed[purpose] ?? wasOn;
  const save = (event: FormEvent) => {
    event.preventDefault();
    choose(view.purposes.filter((each) => isOn(each.purpose, each.isAllowed)).map(({ purpose }) => purpose));
  };
  return (
    <form className={`${styles.form} needs-script`} onSubmit={save}>
      <fieldset className={styles.purposes}>
        <legend className={styles.legend}>What partners may do</legend>
        {view.purposes.map(({ purpose, title, text, isAllowed }) => (
          <div className={styles.purpose} key={purpose}>
            <Checkbox
              id={purpose}
              label={<strong>{title}</strong>}
              helpText={text}
              checked={isOn(purpose, isAllowed)}
              disabled={!view.isKnown}
              onChange={(checked) => setChanged({ ...changed, [purpose]: checked })}
            />
          </div>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" isDisabled={!view.isKnown}>
          {consentWords.save}
        </Button>
        <Button variant="secondary" isDisabled={!view.isKnown} onClick={() => choose(consentPurposes)}>
          {consentWords.acceptAll}
        </Button>
        <Button variant="secondary" isDisabled={!view.isKnown} onClick={() => choose([])}>
          {consentWords.rejectAll}
        </Button>
      </div>
    </form>
  );
}
