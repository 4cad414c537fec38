import { CallLink } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { useTrackContact } from '../tracking/use-track-contact.ts';
import { type Contact, contactAddress } from './contact-address.ts';
import styles from './PhoneReveal.module.css';

interface PhoneRevealProps {
  contact: Contact;
  isWide?: boolean;
}

/** The seller's number, on request only: numbers that stand on pages are collected by robots. */
export function PhoneReveal({ contact: { phone, isRefused }, isWide = false }: PhoneRevealProps) {
  const track = useTrackContact();
  const location = useLocation();
  return (
    <>
      <CallLink
        number={phone}
        askHref={contactAddress(location, 'phone')}
        variant="secondary"
        isWide={isWide}
        onClick={() => {
          if (phone === null) track('phone');
        }}
      />
      {isRefused ? (
        <p className={styles.refusal} role="alert">
          You have asked for many numbers within the hour. Please wait a while before you ask for another.
        </p>
      ) : null}
    </>
  );
}
