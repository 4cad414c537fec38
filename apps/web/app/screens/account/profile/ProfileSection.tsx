import { longestPhrase } from '@forecourt/domain';
import { Button, Checkbox, TextInput } from '@forecourt/ui';
import { Form } from 'react-router';
import { ErrorSummary } from '../../../parts/forms/ErrorSummary.tsx';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import styles from './Account.module.css';
import type { AccountView } from './build-account-view.ts';
import type { ProfileErrors, ProfileFields } from './profile-fields.ts';

interface ProfileSectionProps {
  token: string;
  view: AccountView;
  refused: { fields: ProfileFields; errors: ProfileErrors } | undefined;
}

export function ProfileSection({ token, view, refused }: ProfileSectionProps) {
  const fields = refused?.fields ?? view.fields;
  const errors = refused?.errors ?? {};
  return (
    <section className={styles.section} id="details" aria-labelledby="details-title">
      <h2 id="details-title">Your details</h2>
      {refused ? <ErrorSummary title="Not saved yet" errors={{ ...errors }} answer={refused} /> : null}
      <Form className={styles.form} method="post">
        <FormToken token={token} />
        <input type="hidden" name="act" value="profile" />
        <TextInput
          id="name"
          label="Name"
          autoComplete="name"
          defaultValue={fields.name}
          {...(errors.name !== undefined && { error: errors.name })}
        />
        <TextInput
          id="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          defaultValue={fields.phone}
          {...(errors.phone !== undefined && { error: errors.phone })}
        />
        <TextInput
          id="phrase"
          label="Your phrase"
          helpText={`Any words only you know, up to ${longestPhrase} characters. They’re in every email we send you, so you can tell ours from a fake.`}
          defaultValue={fields.phrase}
          {...(errors.phrase !== undefined && { error: errors.phrase })}
        />
        <fieldset className={styles.mails}>
          <legend>Email me</legend>
          {view.mails.map(({ choice, label }) => (
            <Checkbox
              key={choice}
              id={`mail-${choice}`}
              label={label}
              value="yes"
              checked={fields.wantedMails.includes(choice)}
            />
          ))}
        </fieldset>
        <Button type="submit">Save</Button>
      </Form>
    </section>
  );
}
