import { Icon } from '@forecourt/ui';
import { useState } from 'react';
import styles from './NearMe.module.css';

const waitMs = 10_000;
const refused = 'Your browser didn’t share your location. Type a town or an Eircode instead.';
const failed = 'Your device couldn’t find your location. Type a town or an Eircode instead.';
const permissionDenied = 1;

/** Asks the browser for its position only when pressed, and rounds it to about a hundred metres. */
export function NearMe({ onFound }: { onFound: (near: string) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  const ask = () => {
    if (!('geolocation' in navigator)) return setMessage(failed);
    setAsking(true);
    setMessage('');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onFound(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`);
      },
      ({ code }) => {
        setAsking(false);
        setMessage(code === permissionDenied ? refused : failed);
      },
      { timeout: waitMs, maximumAge: 5 * 60_000 },
    );
  };
  return (
    <>
      <button type="button" className={`${styles.ask} needs-script`} onClick={ask} aria-disabled={isAsking}>
        <Icon glyph="locate-fixed" size="sm" />
        {isAsking ? 'Finding you' : 'Near me'}
      </button>
      <p className={styles.message} role="status">
        {message}
      </p>
    </>
  );
}
