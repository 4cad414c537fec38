import {
  type DealerCard as DealerCardView,
  type DealerLink,
  decideDealerLinks,
  stockText,
} from '@forecourt/site';
import type { ReactNode } from 'react';
import card from '../base/card.module.css';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import { DealerLogo } from '../dealer-logo/DealerLogo.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/Anchor.tsx';
import { Picture } from '../picture/Picture.tsx';
import { SimiMark } from '../simi-mark/SimiMark.tsx';
import styles from './DealerCard.module.css';

export interface DealerCardProps extends DealerCardView {
  /** The address of the enquiry form. */
  emailHref?: string;
  /** Replaces the number itself: for one shown only on request. */
  call?: ReactNode;
  /** The address of the reviews; defaults to the dealer's page. */
  reviewsHref?: string;
  /** Below the address: the distance, the rating. */
  notes?: ReactNode;
  /** Of its stock; decoration, as the stock has its own link. */
  pictures?: readonly { imageUrl: string; imageSrcSet?: string }[];
  onLogoError?: (logoUrl: string) => void;
}

interface OtherLink {
  kind: Exclude<DealerLink['kind'], 'stock' | 'channel-stock'> | 'reviews';
  text: string;
  href: string;
}

const glyphs: Record<OtherLink['kind'], IconName> = {
  store: 'store',
  location: 'map-pin',
  website: 'globe',
  phone: 'phone',
  email: 'mail',
  reviews: 'star',
};

export function DealerCard(props: DealerCardProps) {
  const { emailHref = '#enquiry', call, reviewsHref, notes, pictures = [], onLogoError, ...dealer } = props;
  const links = decideDealerLinks(dealer);
  const dealerPage = dealer.dealerPagePath ?? dealer.mainUrl;
  const stock = links.find((link) => link.kind === 'stock');
  const channelStock = links.filter((link) => link.kind === 'channel-stock');
  const others = links.flatMap((link): OtherLink[] =>
    link.kind === 'stock' || link.kind === 'channel-stock' ? [] : [{ href: emailHref, ...link }],
  );
  if (dealer.hasReviews) {
    others.push({ kind: 'reviews', text: 'Read reviews', href: reviewsHref ?? `${dealerPage}#reviews` });
  }
  const isTalk = ({ kind }: OtherLink) => kind === 'phone' || kind === 'email';
  const talks = others.filter(isTalk);
  const looks = others.filter((link) => !isTalk(link));
  return (
    <article className={`${card.surface} ${styles.card}`}>
      <header className={styles.head}>
        {dealer.canShowLogo ? (
          <DealerLogo dealerName={dealer.dealerName} logoUrl={dealer.logoUrl} onLogoError={onLogoError} />
        ) : null}
        <div className={styles.who}>
          <h3 className={styles.name}>
            <Anchor className={card.cover} href={dealerPage}>
              {dealer.dealerName}
            </Anchor>
          </h3>
          <p className={styles.address}>{dealer.dealerAddress}</p>
          {notes || dealer.isSIMIApproved ? (
            <div className={styles.notes}>
              {notes}
              {dealer.isSIMIApproved ? <SimiMark isSmall /> : null}
            </div>
          ) : null}
        </div>
        <p className={styles.stock}>
          {stock ? (
            <Anchor className={card.above} href={stock.href}>
              {stockText(dealer.stockCount)}
            </Anchor>
          ) : (
            stockText(dealer.stockCount)
          )}
        </p>
        {talks.length > 0 || call ? (
          <div className={`${card.above} ${styles.talks}`}>
            {call}
            {talks.map((link) => (
              <ButtonLink key={link.kind} href={link.href} size="sm" variant="secondary">
                <Icon glyph={glyphs[link.kind]} size="sm" />
                {link.text}
              </ButtonLink>
            ))}
          </div>
        ) : null}
      </header>
      {pictures.length > 0 ? (
        <div className={styles.pictures}>
          {pictures.map(({ imageUrl, imageSrcSet }) => (
            <Picture
              key={imageUrl}
              src={imageUrl}
              srcSet={imageSrcSet}
              sizes="(min-width: 768px) 240px, 30vw"
              width={160}
              height={120}
            />
          ))}
        </div>
      ) : null}
      {channelStock.length + looks.length > 0 ? (
        <ul className={`${card.above} ${styles.links}`}>
          {channelStock.map((link) => (
            <li key={link.channel}>
              <Anchor className={styles.link} data-kind="stock" href={link.href}>
                {link.text}
              </Anchor>
            </li>
          ))}
          {looks.map((link) => (
            <li key={link.kind}>
              <Anchor
                className={styles.link}
                href={link.href}
                target={link.kind === 'website' ? '_blank' : undefined}
              >
                <Icon glyph={glyphs[link.kind]} size="sm" />
                {link.text}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
