import { useLocation } from 'react-router';
import type { Contact } from '../../../parts/enquiry/contact-address.ts';
import type { EnquiryResult } from '../../../parts/enquiry/enquiry-result.ts';
import { EnquiryForm } from '../../../parts/enquiry/form/EnquiryForm.tsx';
import styles from './PageForm.module.css';

interface PageFormProps {
  kind: 'contact' | 'question';
  contact: Contact;
  result: EnquiryResult | undefined;
}

const words = {
  contact: { title: 'Message us', open: 'Write a message', send: 'Send message' },
  question: { title: 'Ask a question', open: 'Ask a question', send: 'Send question' },
} as const;

export function PageForm({ kind, contact, result }: PageFormProps) {
  const { pathname, search } = useLocation();
  const { title, open, send } = words[kind];
  return (
    <section id="contact" className={styles.form}>
      <h2>{title}</h2>
      <EnquiryForm
        kind={kind}
        action={pathname + search}
        recipient="us"
        openLabel={open}
        sendLabel={send}
        contact={contact}
        result={result}
      />
    </section>
  );
}
