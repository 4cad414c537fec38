import { useLocation } from 'react-router';
import { EnquiryForm } from '../../../../parts/enquiry/form/EnquiryForm.tsx';
import type { AdvertContact } from '../advert-layout.ts';
import styles from './ReportAdvert.module.css';

/** Reports a false or misleading advert: the message goes to the operators of the site. */
export function ReportAdvert({ contact, result }: AdvertContact) {
  const { pathname } = useLocation();
  return (
    <div className={styles.report}>
      <p>Already sold, not theirs to sell, or not as described? Tell us and we’ll look into it.</p>
      <EnquiryForm
        kind="report"
        action={pathname}
        recipient="us"
        openLabel="Report this advert"
        openVariant="secondary-red"
        sendLabel="Send report"
        contact={contact}
        result={result}
      />
    </div>
  );
}
