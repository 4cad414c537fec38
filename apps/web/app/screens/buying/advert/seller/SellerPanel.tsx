import { DealerPanel } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { usePanelOutputs } from '../../../../parts/dealer/use-panel-outputs.ts';
import { ContactLink } from '../../../../parts/enquiry/ContactLink.tsx';
import { contactAddress } from '../../../../parts/enquiry/contact-address.ts';
import { NumberReveal } from '../../../../parts/enquiry/NumberReveal.tsx';
import { reportLogoFailure } from '../../../../parts/logo-failures/report-logo-failure.ts';
import { useTrackContact } from '../../../../visitor/tracking/use-track-contact.ts';
import type { SellerView } from './build-seller-view.ts';
import styles from './SellerPanel.module.css';

/** The seller, and the quickest ways to contact them. */
export function SellerPanel({ seller }: { seller: SellerView }) {
  const location = useLocation();
  const outputs = usePanelOutputs();
  const track = useTrackContact();
  const { numbers, message } = seller;
  const isReached = numbers.phone || numbers.whatsapp || seller.hasEmail;
  const call = isReached ? (
    <>
      {numbers.whatsapp ? (
        <NumberReveal kind="whatsapp" action={numbers.whatsapp} onAsk={outputs.onWhatsapp} isWide />
      ) : null}
      {numbers.phone ? <NumberReveal action={numbers.phone} onAsk={() => track('phone')} isWide /> : null}
      {seller.hasEmail ? (
        <ContactLink kind="call-back" variant="tertiary" isWide>
          Ask for a call back
        </ContactLink>
      ) : null}
    </>
  ) : undefined;
  if (seller.kind === 'dealer' && seller.panel) {
    return (
      <DealerPanel
        onLogoError={reportLogoFailure}
        {...seller.panel}
        {...outputs}
        emailHref={contactAddress(location, 'email', message.about)}
        emailText={message.label}
        showWhatsapp={false}
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
      {seller.kind === 'private' && seller.response ? (
        <p className={styles.place}>{seller.response}</p>
      ) : null}
      {seller.kind === 'private' && seller.seenOn ? (
        <p className={styles.seen}>
          <strong>Seen with the car.</strong> On {seller.seenOn} we saw a photo of it with a door open and our
          code behind the glass. We checked nothing else.
        </p>
      ) : null}
      <div className={styles.contact}>
        {seller.hasEmail ? (
          <ContactLink kind="email" about={message.about} isWide>
            {message.label}
          </ContactLink>
        ) : null}
        {call ?? <p>This seller hasn’t given a phone number or email address.</p>}
      </div>
    </section>
  );
}
