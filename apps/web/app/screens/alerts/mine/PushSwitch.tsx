import { csrfField } from '@forecourt/site';
import { Button, MessageBanner, useHydrated } from '@forecourt/ui';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import styles from '../Alerts.module.css';
import { askBrowser, canNotify } from './ask-browser.ts';

const refusals = {
  denied: 'Your browser doesn’t let us. Allow notifications for this site in its settings, then try again.',
  failed: 'Your browser couldn’t do that just now. Try again in a minute.',
};

/** Lets this browser show notifications. Without scripts there are none, and the button stays away. */
export function PushSwitch({ token, publicKey }: { token: string; publicKey: string }) {
  const isHydrated = useHydrated();
  const [refusal, setRefusal] = useState<keyof typeof refusals | null>(null);
  const fetcher = useFetcher<{ isPushed?: boolean }>();
  if (!isHydrated || !canNotify()) return null;

  async function turnOn() {
    setRefusal(null);
    const answer = await askBrowser(publicKey);
    if (answer === 'denied' || answer === 'failed') return setRefusal(answer);
    await fetcher.submit(
      { act: 'push', subscription: JSON.stringify(answer), [csrfField]: token },
      { method: 'post' },
    );
  }

  return (
    <section className={styles.section} aria-labelledby="push-title">
      <h2 id="push-title">Notifications</h2>
      <p className={styles.note}>
        Your browser can show a notification when something comes up. Turn it on here, then tick it under
        “What and how often”.
      </p>
      {refusal ? <MessageBanner type="error" title={refusals[refusal]} /> : null}
      {fetcher.data?.isPushed === false ? <MessageBanner type="error" title={refusals.failed} /> : null}
      {fetcher.data?.isPushed === true ? (
        <MessageBanner type="success" title="This browser can show them now" focusOn={fetcher.data} />
      ) : (
        <Button variant="secondary" onClick={() => void turnOn()}>
          Turn on in this browser
        </Button>
      )}
    </section>
  );
}
