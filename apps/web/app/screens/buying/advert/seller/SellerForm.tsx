import { messageLabel } from '@forecourt/site';
import { useLocation } from 'react-router';
import { type MessageTopic, parseTopic, topicLabels } from '../../../../parts/enquiry/contact-address.ts';
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
  const words = kind === 'email' ? messageWords(seller, title, parseTopic(search)) : callBackWords;
  return (
    <section className={styles.form} id="seller-form" aria-labelledby="seller-form-title">
      <h2 className={styles.title} id="seller-form-title">
        {words.label}
      </h2>
      <EnquiryForm
        key={words.label}
        kind={kind}
        action={pathname + search}
        recipient={seller.name}
        openLabel={words.label}
        sendLabel={words.sendLabel}
        defaultMessage={words.message}
        contact={contact}
        result={result}
      />
    </section>
  );
}

const callBackWords = { label: 'Ask for a call back', sendLabel: 'Send request', message: '' };

function messageWords({ kind }: SellerView, title: string, topic: MessageTopic | null) {
  return {
    label: topic ? topicLabels[topic] : messageLabel(kind === 'dealer' ? 'trade' : 'private'),
    sendLabel: 'Send message',
    message: topic ? questions[topic](title) : `Hello, is the ${title} still for sale?`,
  };
}

const questions: Readonly<Record<MessageTopic, (title: string) => string>> = {
  price: (title) => `Hello, what is the price of the ${title}?`,
  pictures: (title) => `Hello, could you send me some pictures of the ${title}?`,
};
