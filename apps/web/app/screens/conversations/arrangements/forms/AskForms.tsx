import { offerHours, offerIsNotBinding, preferredTimes, preferredTimeWords } from '@forecourt/domain';
import { Button } from '@forecourt/ui';
import styles from '../Arrangements.module.css';
import { ArrangeForm, ArrangeInput, ArrangeSelect } from './ArrangeForm.tsx';
import type { FormParts } from './form-parts.ts';

export function OfferForm({ parts }: { parts: FormParts }) {
  const { side, otherName } = parts.view;
  return (
    <ArrangeForm parts={parts} form="offer" intent="make-offer">
      <ArrangeInput
        parts={parts}
        form="offer"
        name="amount"
        label={side === 'buyer' ? 'What you’d pay, in euro' : 'What you’d take, in euro'}
        helpText="For example 12,500"
        inputMode="numeric"
      />
      <p>
        {offerIsNotBinding} {otherName} has {offerHours} hours to reply, and you can withdraw it until then.
      </p>
      <Button type="submit">Make the offer</Button>
    </ArrangeForm>
  );
}

const times = preferredTimes.map((value) => ({ value, label: preferredTimeWords[value] }));

export function CallBackForm({ parts }: { parts: FormParts }) {
  return (
    <ArrangeForm parts={parts} form="call-back" intent="ask-call-back">
      <ArrangeInput
        parts={parts}
        form="call-back"
        name="phone"
        type="tel"
        label="Your phone number"
        helpText={`${parts.view.otherName} sees it`}
        autoComplete="tel"
      />
      <ArrangeSelect
        parts={parts}
        form="call-back"
        name="preferredTime"
        label="Best time to call"
        initial="any"
        options={times}
      />
      <Button type="submit">Ask for a call back</Button>
    </ArrangeForm>
  );
}

const units = [
  { value: 'km', label: 'Kilometres' },
  { value: 'miles', label: 'Miles' },
];

export function PartExchangeForm({ parts }: { parts: FormParts }) {
  const form = 'part-exchange';
  return (
    <ArrangeForm parts={parts} form={form} intent="ask-part-exchange">
      <ArrangeInput
        parts={parts}
        form={form}
        name="plate"
        label="Your plate"
        helpText="For example 191-D-12345"
      />
      <div className={styles.pair}>
        <ArrangeInput parts={parts} form={form} name="mileage" label="On the clock" inputMode="numeric" />
        <ArrangeSelect parts={parts} form={form} name="mileageUnit" label="In" initial="km" options={units} />
      </div>
      <div className={styles.pair}>
        <ArrangeInput
          parts={parts}
          form={form}
          name="make"
          label="Make"
          helpText="Leave both blank if your car was advertised here before"
        />
        <ArrangeInput parts={parts} form={form} name="model" label="Model" />
      </div>
      <p>
        We’ll show you both what it’s worth, going by cars for sale today. {parts.view.otherName} decides what
        they’d give you for it.
      </p>
      <Button type="submit">Offer this trade-in</Button>
    </ArrangeForm>
  );
}
