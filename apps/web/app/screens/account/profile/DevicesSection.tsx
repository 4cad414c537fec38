import { Button } from '@forecourt/ui';
import { Form } from 'react-router';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import styles from './Account.module.css';
import type { AccountView } from './build-account-view.ts';
import { SignOutForm } from './SignOutForm.tsx';

interface DevicesSectionProps {
  token: string;
  view: AccountView;
}

export function DevicesSection({ token, view }: DevicesSectionProps) {
  return (
    <section className={styles.section} id="devices" aria-labelledby="devices-title">
      <h2 id="devices-title">Where you’re signed in</h2>
      <ul className={styles.list}>
        {view.devices.map(({ id, name, isThisOne, text }) => (
          <li className={styles.item} key={id}>
            <div>
              <strong>{name}</strong>
              {isThisOne ? ' (this device)' : null}
              <p className={styles.note}>{text}</p>
            </div>
            {isThisOne ? (
              <SignOutForm token={token} session={id} device={name} />
            ) : (
              <Form method="post">
                <FormToken token={token} />
                <input type="hidden" name="act" value="end-session" />
                <input type="hidden" name="session" value={id} />
                <Button type="submit" variant="secondary" aria-label={`Sign out: ${name}`}>
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {view.devices.length > 1 ? (
        <Form method="post">
          <FormToken token={token} />
          <input type="hidden" name="act" value="end-others" />
          <Button type="submit" variant="secondary">
            Sign out everywhere else
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
