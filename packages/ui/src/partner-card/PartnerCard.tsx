import type { PartnerCardType } from '@forecourt/site';
import card from '../base/card.module.css';
import { Icon } from '../icon/Icon.tsx';
import { Anchor } from '../link/Anchor.tsx';
import styles from './PartnerCard.module.css';

export interface PartnerCardProps {
  cardType?: PartnerCardType;
  href: string;
  /** Without one, the name takes its place. */
  logoUrl?: string | undefined;
  /** The partner's name, which the logo shows. */
  name: string;
  ctaText: string;
  /** One sentence; a small card has no space for it. */
  summary?: string;
}

export function PartnerCard({
  cardType = 'vertical',
  href,
  logoUrl,
  name,
  ctaText,
  summary,
}: PartnerCardProps) {
  return (
    <article className={`${card.surface} ${styles.card}`} data-type={cardType}>
      {logoUrl ? (
        <span className={styles.logo}>
          <img src={logoUrl} alt={name} width={160} height={80} loading="lazy" decoding="async" />
        </span>
      ) : (
        <p className={styles.name}>{name}</p>
      )}
      <div className={styles.words}>
        {summary && cardType !== 'small' ? <p className={styles.summary}>{summary}</p> : null}
        <p className={styles.cta}>
          <Anchor className={card.cover} href={href} target={href.startsWith('/') ? undefined : '_blank'}>
            {ctaText}
            <span className="visually-hidden">: {name}</span>
          </Anchor>
          <Icon glyph="arrow-right" size="sm" />
        </p>
      </div>
    </article>
  );
}
