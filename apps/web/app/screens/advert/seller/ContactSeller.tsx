import { Icon } from '@forecourt/ui';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useLocation } from 'react-router';
import { ContactLink } from '../../../enquiry/ContactLink.tsx';
import { EnquiryForm } from '../../../enquiry/EnquiryForm.tsx';
import { PhoneReveal } from '../../../enquiry/PhoneReveal.tsx';
import type { AdvertContact } from '../advert-layout.ts';
import type { SellerView } from './build-seller-view.ts';
import styles from './ContactSeller.module.css';

interface ContactSellerProps extends AdvertContact {
  seller: SellerView;
  /** What the message is about. */
  title: string;
}

/** Every way to reach the seller. Forms are asked for, so that the page itself belongs to nobody and can be kept. */
export function ContactSeller({ seller, title, contact, result }: ContactSellerProps) {
  const { pathname, search } = useLocation();
  const form = { action: pathname + search, recipient: seller.name, contact, result };
  return (
    <div className={styles.contact}>
      <p className={styles.who}>
        {seller.name}, {seller.place}
      </p>
      <div className={styles.ways}>
        <EnquiryForm
          {...form}
          kind="email"
          openLabel="Write a message"
          defaultMessage={`Hello, is the ${title} still for sale?`}
        />
        <EnquiryForm {...form} kind="call-back" openLabel="Ask to be rung back" openVariant="secondary" />
        {seller.hasPhone ? <PhoneReveal contact={contact} /> : null}
        {seller.hasWhatsapp ? (
          <ContactLink kind="whatsapp" variant="secondary">
            <Icon glyph={MessageCircle} size="sm" />
            WhatsApp
          </ContactLink>
        ) : null}
      </div>
    </div>
  );
}
