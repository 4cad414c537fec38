import { Button } from '@forecourt/ui';
import { useRef, useState } from 'react';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import styles from './SignIn.module.css';

interface PasskeySignInProps {
  token: string;
  leadsTo: string;
}

/** Passkeys need scripts: without them there is no button, and the mail is enough. */
export function PasskeySignIn({ token, leadsTo }: PasskeySignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function signIn() {
    setTrouble(null);
    if (!('PublicKeyCredential' in window)) {
      setTrouble('This browser doesn’t support passkeys. Use your email instead.');
      return;
    }
    try {
      const [{ startAuthentication }, options] = await Promise.all([
        import('@simplewebauthn/browser'),
        fetch('/sign-in/passkey').then((response) => response.json()),
      ]);
      const signed = await startAuthentication({ optionsJSON: options });
      if (answer.current) answer.current.value = JSON.stringify(signed);
      form.current?.submit();
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'NotAllowedError';
      setTrouble(
        isCancelled
          ? 'No passkey was used. You can try again, or use your email.'
          : 'The passkey couldn’t be used just now. Use your email instead.',
      );
    }
  }

  return (
    <form className={`${styles.passkey} needs-script`} ref={form} method="post" action="/sign-in/passkey">
      <FormToken token={token} />
      <input type="hidden" name="next" value={leadsTo} />
      <input type="hidden" name="answer" ref={answer} />
      <p>Added a passkey to your account? Your fingerprint, face or PIN signs you in.</p>
      <Button type="button" variant="secondary" onClick={signIn}>
        Sign in with a passkey
      </Button>
      <p className={styles.note} role="status">
        {trouble}
      </p>
    </form>
  );
}
