import { type AdType, imageAddress, srcSet } from '@forecourt/site';
import type { ReactNode } from 'react';
import card from '../base/card.module.css';
import { CardMedia } from '../card-media/CardMedia.tsx';
import { Anchor } from '../link/Anchor.tsx';
import { PictureStrip } from '../picture-strip/PictureStrip.tsx';
import { PriceBlock } from '../price-block/PriceBlock.tsx';
import { PriceMark, type PriceMarkProps } from '../price-mark/PriceMark.tsx';
import { RemoveButton } from '../remove-button/RemoveButton.tsx';
import styles from './VehicleCard.module.css';

export interface VehicleCardProps {
  id: string;
  href: string;
  title: string;
  derivative?: string | null;
  /** A short line under the title: mileage, fuel, place. */
  facts?: string;
  /** Ready to show: `€12,950`. */
  price: string;
  isPoa: boolean;
  /** Where the asking price is without VAT. */
  priceWithVat?: string | null;
  /** How the price compares with the market. */
  rating?: PriceMarkProps | null;
  isBrandNew: boolean;
  /** Defaults to `isBrandNew`. */
  adType?: AdType;
  finance: { monthlyPayment: string; quoteType: string } | null;
  /** With a `%d` where the width goes, as are all pictures. */
  imageUrl: string;
  /** The pictures after the first, which the visitor can swipe to. */
  morePictures?: readonly string[];
  imageCount: number;
  /** What else there is to see of it. */
  media?: 'video' | '360' | null;
  /** A saved card has a button that removes it. */
  cardType?: 'car-card' | 'saved-car-card';
  /** How many pictures there are, on the picture. */
  showImages?: boolean;
  /** The save heart, on the picture. */
  showIcon?: boolean;
  isPriority?: boolean;
}

/** What the page adds in the browser; the props above are plain data that a loader can send. */
export interface VehicleCardSlots {
  /** The save button itself: the page handles saving. */
  icon?: ReactNode;
  /** A flag on the picture, such as a price drop. */
  flag?: ReactNode;
  onRemove?: (id: string) => void;
}

const pictureWidths = [304, 480, 608] as const;

export function VehicleCard(props: VehicleCardProps & VehicleCardSlots) {
  const { id, title, price, isPoa, isBrandNew, finance, showImages = true, showIcon = true } = props;
  return (
    <article className={`${card.surface} ${styles.card}`} data-advert={id}>
      <div className={`${card.media} ${styles.picture}`}>
        <PictureStrip
          href={props.href}
          pictures={[props.imageUrl, ...(props.morePictures ?? [])].map((address) => ({
            src: imageAddress(address, 304),
            srcSet: srcSet(address, pictureWidths),
          }))}
          sizes="(max-width: 767px) 80vw, 304px"
          isPriority={props.isPriority}
        />
        {props.flag ? <div className={styles.flag}>{props.flag}</div> : null}
        <CardMedia media={props.media} imageCount={showImages ? props.imageCount : 0} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Anchor className={card.cover} href={props.href}>
            {title}
          </Anchor>
        </h3>
        {props.derivative ? <p className={styles.line}>{props.derivative}</p> : null}
        {props.facts ? <p className={styles.facts}>{props.facts}</p> : null}
        <div className={styles.price}>
          <PriceBlock
            price={price}
            isPoa={isPoa}
            priceWithVat={props.priceWithVat}
            adType={props.adType ?? (isBrandNew ? 'brand-new' : 'standard')}
            hasFinance={finance !== null}
            monthlyPrice={finance?.monthlyPayment}
            financeType={finance?.quoteType}
          />
          {props.rating ? <PriceMark {...props.rating} /> : null}
        </div>
      </div>
      {props.cardType === 'saved-car-card' ? (
        <div className={styles.corner}>
          <RemoveButton title={title} onRemove={() => props.onRemove?.(id)} />
        </div>
      ) : props.icon && showIcon ? (
        <div className={styles.corner}>{props.icon}</div>
      ) : null}
    </article>
  );
}
