import { LazyBoundary } from '../../lazy-component/LazyBoundary.tsx';
import { lazyComponent } from '../../lazy-component/lazy-component.tsx';
import { ContactLink } from '../ContactLink.tsx';
import type { EnquiryFormProps } from './enquiry-form-props.ts';
import { useFormPrefetch } from './use-form-prefetch.ts';

/** Loaded when the form is opened; imported directly on the server. */
const OpenEnquiry = import.meta.env.SSR
  ? (await import('./OpenEnquiry.tsx')).OpenEnquiry
  : lazyComponent(async () => (await import('./OpenEnquiry.tsx')).OpenEnquiry);

/** A button that opens the form; the form; and, once it is sent, a thank-you message in its place. */
export function EnquiryForm({ kind = 'email', openLabel, openVariant, ...props }: EnquiryFormProps) {
  const { contact, result } = props;
  useFormPrefetch();
  const isAsked = [contact.form?.kind, contact.sent, result?.kind].includes(kind);
  if (!isAsked) {
    return (
      <ContactLink kind={kind} variant={openVariant}>
        {openLabel}
      </ContactLink>
    );
  }
  return (
    <LazyBoundary size="form">
      <OpenEnquiry kind={kind} {...props} />
    </LazyBoundary>
  );
}
