import { savedVehiclesPath } from '@forecourt/site';
import { Button, ButtonLink, Checkbox, Select, TextInput } from '@forecourt/ui';
import styles from './ChooseStops.module.css';
import type { ChoiceView } from './list-choices.ts';
import { beginnings, type ViewingDayAddress, viewingDayPath } from './viewing-day-address.ts';

interface ChooseStopsProps {
  asked: ViewingDayAddress;
  choices: readonly ChoiceView[];
  days: readonly { value: string; label: string }[];
  isPlanned: boolean;
}

/** A form that only changes the address, so a planned day can be reloaded, bookmarked and sent to a friend. */
export function ChooseStops({ asked, choices, days, isPlanned }: ChooseStopsProps) {
  if (choices.length === 0) {
    return (
      <section className={styles.choose} aria-labelledby="choose">
        <h2 id="choose">Nothing saved yet</h2>
        <p>Save the vehicles you’d like to see, then come back to plan the day.</p>
        <p>
          <ButtonLink href={savedVehiclesPath}>Saved vehicles</ButtonLink>
        </p>
      </section>
    );
  }
  return (
    <section className={styles.choose} aria-labelledby="choose">
      <h2 id="choose">{isPlanned ? 'Change the day' : 'Which ones will you see?'}</h2>
      <form className={styles.form} method="get" action={viewingDayPath}>
        <input type="hidden" name="plan" value="1" />
        <fieldset className={styles.vehicles}>
          <legend>Vehicles</legend>
          {choices.map(({ reference, title, facts, isPicked }) => (
            <Checkbox
              key={reference}
              id={`pick-${reference}`}
              name="pick"
              value={reference}
              label={title}
              helpText={facts}
              checked={isPicked}
            />
          ))}
        </fieldset>
        <div className={styles.fields}>
          <TextInput
            id="from"
            label="Where you start"
            defaultValue={asked.from}
            helpText="A town or an Eircode. Leave it blank to start at any stop."
            autoComplete="off"
          />
          <Select id="day" label="Day" options={days} value={asked.day} />
          <Select
            id="at"
            label="You set off at"
            options={beginnings.map((value) => ({ value, label: value }))}
            value={asked.at}
          />
        </div>
        <Button type="submit">Plan the day</Button>
      </form>
    </section>
  );
}
