import { ContactWays } from '../enquiry/ContactWays.tsx';
import type { Contact } from '../enquiry/contact-address.ts';
import type { EnquiryResult } from '../enquiry/enquiry-result.ts';
import styles from './DealerContact.module.css';

export interface DealerContactView {
  name: string;
  hasPhone: boolean;
  hasWhatsapp: boolean;
}

interface DealerContactProps {
  dealer: DealerContactView;
  contact: Contact;
  result: EnquiryResult | undefined;
}

/** Where the dealer's panels on other pages lead. */
export function DealerContact({ dealer, contact, result }: DealerContactProps) {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title">Contact {dealer.name}</h2>
      <ContactWays seller={dealer} contact={contact} result={result} />
    </section>
  );
}
