import { useLocation } from 'react-router';
import { EnquiryForm } from '../../../../parts/enquiry/form/EnquiryForm.tsx';
import type { AdvertContact } from '../advert-layout.ts';
import type { SellerView } from './build-seller-view.ts';
import { findSellerForm } from './find-seller-form.ts';
import styles from './SellerForm.module.css';

interface SellerFormProps extends AdvertContact {
  seller: SellerView;
  /** The advert's title, for the message. */
  title: string;
}

/**
 * The form that the address asks for, between the price and the seller, so that both stay visible while the
 * visitor writes.
 */
export function SellerForm({ seller, title, contact, result }: SellerFormProps) {
  const { pathname, search } = useLocation();
  const kind = findSellerForm(seller, { contact, result });
  if (kind === null) return null;
  const isMessage = kind === 'email';
  return (
    <section className={styles.form} id="seller-form" aria-labelledby="seller-form-title">
      <h2 className={styles.title} id="seller-form-title">
        {isMessage ? 'Write to the seller' : 'Ask for a call back'}
      </h2>
      <EnquiryForm
        key={kind}
        kind={kind}
        action={pathname + search}
        recipient={seller.name}
        openLabel={isMessage ? 'Write a message' : 'Ask for a call back'}
        sendLabel={isMessage ? 'Send message' : 'Send request'}
        defaultMessage={isMessage ? `Hello, is the ${title} still for sale?` : ''}
        contact={contact}
        result={result}
      />
    </section>
  );
}
