import { Button } from '@forecourt/ui';
import { useRef, useState } from 'react';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import styles from './Account.module.css';

/** Passkeys need scripts. The button has its place from the start: what stands below must not move under a click. */
export function AddPasskey({ token }: { token: string }) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function add() {
    setTrouble(null);
    if (!('PublicKeyCredential' in window)) {
      setTrouble('This browser doesn’t support passkeys.');
      return;
    }
    try {
      const [{ startRegistration }, response] = await Promise.all([
        import('@simplewebauthn/browser'),
        fetch('/account/passkey'),
      ]);
      if (response.redirected) {
        location.assign(response.url);
        return;
      }
      const made = await startRegistration({ optionsJSON: await response.json() });
      if (answer.current) answer.current.value = JSON.stringify(made);
      form.current?.submit();
    } catch (error) {
      setTrouble(explain(error));
    }
  }

  return (
    <form className={styles.form} ref={form} method="post" action="/account/passkey">
      <FormToken token={token} />
      <input type="hidden" name="answer" ref={answer} />
      <div className="needs-script">
        <Button type="button" variant="secondary" onClick={add}>
          Add a passkey
        </Button>
      </div>
      <noscript>
        <p className={styles.note}>Adding a passkey needs JavaScript.</p>
      </noscript>
      <p className={styles.note} role="status">
        {trouble}
      </p>
    </form>
  );
}

function explain(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  if (name === 'NotAllowedError') return 'No passkey was added. You can try again.';
  return 'The passkey couldn’t be added just now. Try again in a minute.';
}
