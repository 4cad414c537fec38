import { phoneHref } from '@forecourt/domain';
import { type DealerPanel as DealerPanelView, decideDealerPanel } from '@forecourt/site';
import type { ReactNode } from 'react';
import card from '../base/card.module.css';
import { DealerLogo } from '../dealer-logo/DealerLogo.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { SimiMark } from '../simi-mark/SimiMark.tsx';
import { StarRating } from '../star-rating/StarRating.tsx';
import {
  type DealerAction,
  DealerActions,
  type DealerPanelOutputs,
  type StockLink,
} from './DealerActions.tsx';
import styles from './DealerPanel.module.css';

export interface DealerPanelProps extends DealerPanelView, DealerPanelOutputs {
  /** The address of the enquiry form, for e-mail before JavaScript runs. */
  emailHref?: string;
  /** `Ask the price`; by default the usual name of writing to a dealer. */
  emailText?: string;
  /** The address that starts a WhatsApp message. */
  whatsappHref?: string;
  onLogoError?: (logoUrl: string) => void;
  /** Replaces the call button: for a number shown only on request. */
  call?: ReactNode;
  /** The address of the reviews; defaults to the dealer's page. */
  reviewsHref?: string;
  /** Of the reviews; shown if the dealer has some. */
  rating?: PanelRating | null;
  /** How the dealer answers messages, as a sentence. */
  responseText?: string | null;
  /** To the dealer's other stock: `View commercials`. */
  stockLinks?: readonly StockLink[];
  /** Wide above a list of the dealer's stock. */
  layout?: 'narrow' | 'wide';
}

export interface PanelRating {
  average: number;
  /** `4.6`. */
  score: string;
  /** `23 reviews`. */
  count: string;
  /** The whole text, for screen readers. */
  label: string;
}

/** The seller beside an advert or above its stock. */
export function DealerPanel(props: DealerPanelProps) {
  const { simiBadge, nameHref, showsReviews, buttons } = decideDealerPanel(props);
  const { dealerName, isRouter } = props;
  const hrefs = {
    phone: phoneHref(props.phoneNumber ?? ''),
    email: props.emailHref ?? '#enquiry',
    whatsapp: props.whatsappHref ?? '#enquiry',
    location: props.viewLocationUrl ?? '',
    website: props.websiteUrl ?? '',
    store: props.retailerStoreUrl ?? '',
    reviews: props.reviewsHref ?? `${props.dealerPagePath ?? props.mainUrl}#reviews`,
  };
  const actions: DealerAction[] = [...buttons];
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
          {showsReviews && props.rating ? <PanelStars {...props.rating} /> : null}
          {props.responseText ? (
            <p className={styles.response}>
              <Icon glyph="reply" size="sm" />
              {props.responseText}
            </p>
          ) : null}
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

function PanelStars({ average, score, count, label }: PanelRating) {
  return (
    <p className={styles.rating}>
      <StarRating rating={average} label={label} showLabel={false} />
      <span aria-hidden="true">
        <strong>{score}</strong> ({count})
      </span>
    </p>
  );
}
