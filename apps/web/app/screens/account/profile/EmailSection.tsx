import { Button, MessageBanner, TextInput } from '@forecourt/ui';
import { Form } from 'react-router';
import { ErrorSummary } from '../../../parts/forms/ErrorSummary.tsx';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import styles from './Account.module.css';
import type { AccountView } from './build-account-view.ts';

interface EmailSectionProps {
  token: string;
  view: AccountView;
  refused: { email: string; error: string } | undefined;
}

export function EmailSection({ token, view, refused }: EmailSectionProps) {
  return (
    <section className={styles.section} id="email-address" aria-labelledby="email-title">
      <h2 id="email-title">Email address</h2>
      <p>
        You sign in with <strong>{view.email}</strong>.
      </p>
      {view.emailChange ? (
        <MessageBanner type="informational" title={`Changing to ${view.emailChange.newEmail}`}>
          <p>{view.emailChange.waitsFor}</p>
          <Form method="post">
            <FormToken token={token} />
            <input type="hidden" name="act" value="cancel-email" />
            <Button type="submit" variant="secondary">
              Cancel the change
            </Button>
          </Form>
        </MessageBanner>
      ) : null}
      {refused ? (
        <ErrorSummary title="Not changed" errors={{ 'new-email': refused.error }} answer={refused} />
      ) : null}
      <Form className={styles.form} method="post">
        <FormToken token={token} />
        <input type="hidden" name="act" value="email" />
        <TextInput
          id="new-email"
          name="email"
          label="New email"
          type="email"
          autoComplete="off"
          helpText="Both addresses have to confirm it."
          isRequired
          defaultValue={refused?.email ?? ''}
          {...(refused && { error: refused.error })}
        />
        <Button type="submit" variant="secondary">
          Change email
        </Button>
      </Form>
    </section>
  );
}
