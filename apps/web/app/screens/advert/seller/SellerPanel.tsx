import { ButtonLink, DealerPanel } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { usePanelOutputs } from '../../../dealer/use-panel-outputs.ts';
import { type Contact, contactAddress } from '../../../enquiry/contact-address.ts';
import { PhoneReveal } from '../../../enquiry/PhoneReveal.tsx';
import { reportLogoFailure } from '../../../logo-failures/report-logo-failure.ts';
import type { SellerView } from './build-seller-view.ts';
import styles from './SellerPanel.module.css';

/** Who sells it, and the shortest way to them. */
export function SellerPanel({ seller, contact }: { seller: SellerView; contact: Contact }) {
  const location = useLocation();
  const outputs = usePanelOutputs();
  const writeHref = contactAddress(location, 'email');
  const call = seller.hasPhone ? <PhoneReveal contact={contact} isWide /> : undefined;
  if (seller.kind === 'dealer' && seller.panel) {
    return (
      <DealerPanel
        onLogoError={reportLogoFailure}
        {...seller.panel}
        {...outputs}
        emailHref={writeHref}
        whatsappHref={contactAddress(location, 'whatsapp')}
        callHref={null}
        call={call}
        stockLinks={[{ text: 'View stock', href: seller.panel.mainUrl }]}
      />
    );
  }
  return (
    <section className={styles.panel} aria-label="Seller">
      <p className={styles.kind}>{seller.kind === 'dealer' ? 'Dealer' : 'Private seller'}</p>
      <h2 className={styles.name}>{seller.name}</h2>
      <p className={styles.place}>{seller.place}</p>
      <div className={styles.contact}>
        <ButtonLink href={writeHref} isWide>
          Write to the seller
        </ButtonLink>
        {call}
      </div>
    </section>
  );
}
