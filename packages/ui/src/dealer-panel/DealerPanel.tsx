import { type DealerPanel as DealerPanelView, decideDealerPanel, phoneHref } from '@forecourt/domain';
import type { ReactNode } from 'react';
import card from '../base/card.module.css';
import { DealerLogo } from '../dealer-logo/DealerLogo.tsx';
import { Link } from '../link/Link.tsx';
import { SimiMark } from '../simi-mark/SimiMark.tsx';
import { type DealerAction, DealerActions, type DealerPanelOutputs } from './DealerActions.tsx';
import styles from './DealerPanel.module.css';

export interface DealerPanelProps extends DealerPanelView, DealerPanelOutputs {
  /** Where the enquiry form is, for e-mail before JavaScript runs. */
  emailHref?: string;
  /** Where a WhatsApp message starts. */
  whatsappHref?: string;
  onLogoError?: (logoUrl: string) => void;
  /** Where a number is told on request; for a panel on another page than the one that tells it. */
  callHref?: string | null;
  /** In place of the call button: a number that is told on request only, on this very page. */
  call?: ReactNode;
  /** Wide above a list of the dealer's stock. */
  layout?: 'narrow' | 'wide';
}

/** The seller beside an advert or above its stock. */
export function DealerPanel(props: DealerPanelProps) {
  const { simiBadge, nameHref, showsReviews, buttons } = decideDealerPanel(props);
  const { dealerName, isRouter } = props;
  const hrefs = {
    phone: props.callHref ?? phoneHref(props.phoneNumber ?? ''),
    email: props.emailHref ?? '#enquiry',
    whatsapp: props.whatsappHref ?? '#enquiry',
    location: props.viewLocationUrl ?? '',
    website: props.websiteUrl ?? '',
    store: props.retailerStoreUrl ?? '',
    reviews: `${props.dealerPagePath ?? props.mainUrl}#reviews`,
  };
  const actions: DealerAction[] = [...buttons];
  if (props.callHref && !buttons.includes('phone')) actions.push('phone');
  if (hrefs.store) actions.push('store');
  if (showsReviews) actions.push('reviews');
  return (
    <section
      className={`${card.surface} ${styles.panel}`}
      data-featured={props.isFPA || undefined}
      data-layout={props.layout ?? 'narrow'}
      aria-label="Seller"
    >
      <div className={styles.head}>
        <DealerLogo dealerName={dealerName} logoUrl={props.logoUrl} onLogoError={props.onLogoError} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            {nameHref ? (
              <Link href={nameHref} isRouter={isRouter} isQuiet>
                {dealerName}
              </Link>
            ) : (
              dealerName
            )}
          </h2>
          <p className={styles.address}>{props.dealerAddress}</p>
        </div>
        {simiBadge === 'beside-name' ? <SimiMark /> : null}
      </div>
      <DealerActions {...props} actions={actions} hrefs={hrefs} />
      {simiBadge === 'below-links' ? (
        <div className={styles.foot}>
          <SimiMark />
        </div>
      ) : null}
    </section>
  );
}
