import { ContactWays } from '../../../enquiry/ContactWays.tsx';
import type { AdvertContact } from '../advert-layout.ts';
import type { SellerView } from './build-seller-view.ts';
import styles from './ContactSeller.module.css';

interface ContactSellerProps extends AdvertContact {
  seller: SellerView;
  /** What the message is about. */
  title: string;
}

export function ContactSeller({ seller, title, contact, result }: ContactSellerProps) {
  return (
    <div className={styles.contact}>
      <p className={styles.who}>
        {seller.name}, {seller.place}
      </p>
      <ContactWays
        seller={seller}
        defaultMessage={`Hello, is the ${title} still for sale?`}
        contact={contact}
        result={result}
      />
    </div>
  );
}
