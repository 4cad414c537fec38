import { messageLabel, type NumberPaths } from '@forecourt/site';
import { useLocation } from 'react-router';
import { useTrackContact } from '../../visitor/tracking/use-track-contact.ts';
import styles from './ContactWays.module.css';
import type { Contact } from './contact-address.ts';
import type { EnquiryResult } from './enquiry-result.ts';
import { EnquiryForm } from './form/EnquiryForm.tsx';
import { NumberReveal } from './NumberReveal.tsx';

export interface SellerReach {
  name: string;
  /** Messages and call-back requests reach a seller by email only. */
  hasEmail: boolean;
  numbers: NumberPaths;
}

interface ContactWaysProps {
  seller: SellerReach;
  defaultMessage?: string;
  contact: Contact;
  result: EnquiryResult | undefined;
}

/**
 * Every way to contact a seller. Forms open on request, so that the page itself contains nothing
 * visitor-specific and can be cached.
 */
export function ContactWays({ seller, defaultMessage = '', contact, result }: ContactWaysProps) {
  const { pathname, search } = useLocation();
  const track = useTrackContact();
  const { numbers } = seller;
  const form = { action: pathname + search, recipient: seller.name, contact, result };
  return (
    <div className={styles.ways}>
      {seller.hasEmail ? (
        <>
          <EnquiryForm
            {...form}
            kind="email"
            openLabel={messageLabel('trade')}
            defaultMessage={defaultMessage}
          />
          <EnquiryForm
            {...form}
            kind="call-back"
            openLabel="Ask for a call back"
            openVariant="secondary"
            sendLabel="Send request"
          />
        </>
      ) : null}
      {numbers.phone ? <NumberReveal action={numbers.phone} onAsk={() => track('phone')} /> : null}
      {numbers.whatsapp ? (
        <NumberReveal kind="whatsapp" action={numbers.whatsapp} onAsk={() => track('whatsapp')} />
      ) : null}
    </div>
  );
}
