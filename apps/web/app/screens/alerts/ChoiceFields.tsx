import { type AlertChoices, type AlertKind, alertEventsOf, alertPaces, alertWays } from '@forecourt/domain';
import { Checkbox, Select } from '@forecourt/ui';
import styles from './Alerts.module.css';
import { eventLabel, paceLabels, wayLabels } from './alert-words.ts';

interface ChoiceFieldsProps {
  /** Distinguishes the fields of several alerts on a page. */
  id: string;
  kind: AlertKind;
  choices: AlertChoices;
  /** Whether browsers can show notifications; without them, everything is by mail. */
  hasPush: boolean;
}

const paces = alertPaces.map((value) => ({ value, label: paceLabels[value] }));

/** What to tell, how soon, and by which way. */
export function ChoiceFields({ id, kind, choices, hasPush }: ChoiceFieldsProps) {
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>Tell me about</legend>
        {alertEventsOf[kind].map((event) => (
          <Checkbox
            key={event}
            id={`${id}-${event}`}
            name="event"
            value={event}
            label={eventLabel(kind, event)}
            checked={choices.events.includes(event)}
          />
        ))}
      </fieldset>
      <Select id={`${id}-pace`} name="pace" label="How often" options={paces} value={choices.pace} />
      {hasPush ? (
        <fieldset className={styles.choices}>
          <legend>By</legend>
          {alertWays.map((way) => (
            <Checkbox
              key={way}
              id={`${id}-${way}`}
              name="way"
              value={way}
              label={wayLabels[way]}
              checked={choices.ways.includes(way)}
            />
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="way" value="mail" />
      )}
    </>
  );
}
