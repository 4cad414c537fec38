import { callTimes } from '@forecourt/domain';
import { Link, Select, TextInput } from '@forecourt/ui';
import styles from '../../Selling.module.css';
import { Choice } from './Choice.tsx';
import { StepFields } from './StepFields.tsx';
import { choiceOf, fieldOf, optionsWithNone, type StepForm } from './step-form.ts';

interface ContactStepProps {
  form: StepForm;
  view: { counties: readonly string[]; isSignedIn: boolean };
}

export function ContactStep({ form, view }: ContactStepProps) {
  return (
    <StepFields form={form}>
      <TextInput
        label="Your name"
        helpText="As buyers see it. A first name is enough."
        autoComplete="given-name"
        {...fieldOf(form, 'name')}
      />
      <TextInput
        label="Phone"
        type="tel"
        helpText="Buyers can show it. Leave it blank to get messages only."
        autoComplete="tel"
        {...fieldOf(form, 'phone')}
      />
      <div className={styles.pair}>
        <Select
          label="Show my number from"
          options={optionsWithNone(callTimes, 'Any time')}
          {...choiceOf(form, 'callFrom')}
        />
        <Select
          label="Until"
          options={optionsWithNone(callTimes, 'Any time')}
          {...choiceOf(form, 'callTo')}
        />
      </div>
      <div className={styles.pair}>
        <Select label="County" options={optionsWithNone(view.counties)} {...choiceOf(form, 'county')} />
        <TextInput
          label="Town or village"
          helpText="Never your street or Eircode."
          autoComplete="off"
          {...fieldOf(form, 'town')}
        />
      </div>
      <Choice
        form={form}
        field="isTrader"
        question="Do you sell cars as a business?"
        options={[
          { value: 'no', label: 'No, it’s my own' },
          { value: 'yes', label: 'Yes' },
        ]}
      />
      {form.fields.isTrader === 'yes' ? (
        <p className={styles.note}>
          <Link href="/dealer-info">How dealers advertise here</Link>
        </p>
      ) : null}
      <p className={styles.note}>
        Buyers’ messages go to the email address you sign in with. They don’t see it. Consumer rights don’t
        apply to a private sale, and your advert says that it is one.
      </p>
    </StepFields>
  );
}
