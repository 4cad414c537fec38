import { Link } from '@forecourt/ui';
import styles from './SafetyAdvice.module.css';

export function SafetyAdvice({ rights }: { rights: string }) {
  return (
    <div className={styles.advice}>
      <p>{rights}</p>
      <ul>
        <li>
          See the vehicle and its papers at the seller’s home or premises before any money changes hands.
        </li>
        <li>Check that the name and address on the registration certificate are the seller’s own.</li>
        <li>
          Get a history check: finance, write-offs and the clock.{' '}
          <Link href="/vehicle-check">Check a plate</Link>.
        </li>
        <li>
          Never pay by money transfer or gift card, or to “hold” one you haven’t seen.{' '}
          <Link href="/security">How to buy safely</Link>.
        </li>
      </ul>
    </div>
  );
}
