import { Button } from '@forecourt/ui';
import { Form } from 'react-router';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import styles from './Account.module.css';
import { AddPasskey } from './AddPasskey.tsx';
import type { AccountView } from './build-account-view.ts';

interface PasskeysSectionProps {
  token: string;
  view: AccountView;
}

export function PasskeysSection({ token, view }: PasskeysSectionProps) {
  return (
    <section className={styles.section} id="passkeys" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">Passkeys</h2>
      <p>Sign in with your fingerprint, face or PIN instead of a code from your email.</p>
      {view.passkeys.length > 0 ? (
        <ul className={styles.list}>
          {view.passkeys.map(({ id, name, text }) => (
            <li className={styles.item} key={id}>
              <div>
                <strong>{name}</strong>
                <p className={styles.note}>{text}</p>
              </div>
              <Form method="post">
                <FormToken token={token} />
                <input type="hidden" name="act" value="remove-passkey" />
                <input type="hidden" name="passkey" value={id} />
                <Button type="submit" variant="secondary" aria-label={`Remove the passkey: ${name}`}>
                  Remove
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
      <AddPasskey token={token} />
    </section>
  );
}
