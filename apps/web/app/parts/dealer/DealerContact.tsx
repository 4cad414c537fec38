import { ContactWays, type SellerReach } from '../enquiry/ContactWays.tsx';
import type { Contact } from '../enquiry/contact-address.ts';
import type { EnquiryResult } from '../enquiry/enquiry-result.ts';
import styles from './DealerContact.module.css';

interface DealerContactProps {
  dealer: SellerReach;
  contact: Contact;
  result: EnquiryResult | undefined;
}

/** The dealer's panels on other pages link here. */
export function DealerContact({ dealer, contact, result }: DealerContactProps) {
  const isReached = dealer.hasEmail || dealer.numbers.phone || dealer.numbers.whatsapp;
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title">Contact {dealer.name}</h2>
      {isReached ? (
        <ContactWays seller={dealer} contact={contact} result={result} />
      ) : (
        <p>
          {dealer.name} hasn’t given us a phone number or email address. The way to reach them is to call in.
        </p>
      )}
    </section>
  );
}
