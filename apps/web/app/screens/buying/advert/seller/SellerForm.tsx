import type { AnswerableKind } from '@forecourt/domain';
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
  const words = kind === 'email' ? messageWords(seller, title, parseTopic(search)) : askWords[kind];
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
        isPrivate={seller.kind === 'private'}
        openLabel={words.label}
        sendLabel={words.sendLabel}
        defaultMessage={words.message}
        hasChoice
        contact={contact}
        result={result}
      />
    </section>
  );
}

interface FormWords {
  label: string;
  sendLabel: string;
  message?: string;
}

const time = 'Ask for this time';
const askWords: Record<Exclude<AnswerableKind, 'email'>, FormWords> = {
  'call-back': { label: 'Ask for a call back', sendLabel: 'Send request' },
  viewing: { label: 'Ask for a viewing', sendLabel: time },
  'test-drive': { label: 'Ask for a test drive', sendLabel: time },
  'video-viewing': { label: 'Ask for a live video viewing', sendLabel: time },
  'part-exchange': { label: 'Offer a trade-in', sendLabel: 'Offer this trade-in' },
};

function messageWords({ kind }: SellerView, title: string, topic: MessageTopic | null): FormWords {
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
