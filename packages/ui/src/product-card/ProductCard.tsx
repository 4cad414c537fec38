import type { IllustrationName } from '@forecourt/site';
import card from '../base/card.module.css';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import { Illustration } from '../illustration/Illustration.tsx';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  title: string;
  illustrationName: IllustrationName;
  /** The brand of the product, above the title. */
  logoName?: string;
  showLogo?: boolean;
  buttonLabel: string;
  buttonHref: string;
}

export function ProductCard({
  title,
  illustrationName,
  logoName,
  showLogo = true,
  buttonLabel,
  buttonHref,
}: ProductCardProps) {
  return (
    <article className={`${card.surface} ${styles.card}`}>
      <Illustration name={illustrationName} />
      {showLogo && logoName ? <p className={styles.logo}>{logoName}</p> : null}
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.button}>
        <ButtonLink href={buttonHref} variant="secondary" isWide>
          {buttonLabel}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
