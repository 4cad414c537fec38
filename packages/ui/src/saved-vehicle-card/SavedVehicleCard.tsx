import { imageAddress, srcSet } from '@forecourt/site';
import card from '../base/card.module.css';
import { CardMedia } from '../card-media/CardMedia.tsx';
import { Anchor, type LinkTarget } from '../link/Anchor.tsx';
import { Picture } from '../picture/Picture.tsx';
import { PriceBlock } from '../price-block/PriceBlock.tsx';
import { RemoveButton } from '../remove-button/RemoveButton.tsx';
import type { PlainSubmit } from '../save-button/plain-submit.ts';
import styles from './SavedVehicleCard.module.css';

export interface SavedVehicleCardProps extends LinkTarget {
  id: string;
  /** With a `%d` where the width goes. */
  imageUrl: string;
  imageCount: number;
  title: string;
  derivative?: string | null;
  /** A short line: mileage, place. Empty while unknown, which reserves its space. */
  facts?: string;
  /** Ready to show: `€12,950`. */
  price: string;
  isBrandNew: boolean;
  isPoa: boolean;
  finance: { monthlyPayment: string; quoteType: string } | null;
  /** The advert has ended: the card stays until its owner removes it, but is not a link. */
  isExpired?: boolean;
  onRemove?: (id: string) => void;
  /** For a list that works without JavaScript. */
  plainRemove?: PlainSubmit;
}

export function SavedVehicleCard(props: SavedVehicleCardProps) {
  const { id, title, finance, isExpired = false, href, queryParams, target, isRouter } = props;
  return (
    <article className={`${card.surface} ${styles.card}`} data-expired={isExpired || undefined}>
      <div className={`${card.media} ${styles.picture}`}>
        <Picture
          src={imageAddress(props.imageUrl, 304)}
          srcSet={srcSet(props.imageUrl, [304, 480, 608])}
          sizes="300px"
          width={300}
          height={225}
        />
        {isExpired ? <p className={styles.expired}>Expired advert</p> : null}
        {isExpired ? null : <CardMedia imageCount={props.imageCount} />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {isExpired ? (
            title
          ) : (
            <Anchor className={card.cover} {...{ href, queryParams, target, isRouter }}>
              {title}
            </Anchor>
          )}
        </h3>
        {props.derivative ? <p className={styles.line}>{props.derivative}</p> : null}
        {props.facts === undefined ? null : <p className={styles.facts}>{props.facts}</p>}
        <div className={styles.price}>
          <PriceBlock
            price={props.price}
            isPoa={props.isPoa}
            adType={props.isBrandNew ? 'brand-new' : 'standard'}
            // A vehicle that is no longer for sale cannot be financed.
            hasFinance={finance !== null && !isExpired}
            monthlyPrice={finance?.monthlyPayment}
            financeType={finance?.quoteType}
          />
        </div>
      </div>
      <div className={styles.remove}>
        <RemoveButton title={title} onRemove={() => props.onRemove?.(id)} plain={props.plainRemove} />
      </div>
    </article>
  );
}
