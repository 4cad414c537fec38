import { type AdType, imageAddress, srcSet } from '@forecourt/site';
import type { ReactNode } from 'react';
import card from '../base/card.module.css';
import { CardMedia } from '../card-media/CardMedia.tsx';
import { Anchor } from '../link/Anchor.tsx';
import { Picture } from '../picture/Picture.tsx';
import { PictureStrip } from '../picture-strip/PictureStrip.tsx';
import { PriceBlock } from '../price-block/PriceBlock.tsx';
import { PriceMark, type PriceMarkProps } from '../price-mark/PriceMark.tsx';
import { RemoveButton } from '../remove-button/RemoveButton.tsx';
import type { PlainSubmit } from '../save-button/plain-submit.ts';
import styles from './VehicleCard.module.css';

export interface VehicleCardProps {
  id: string;
  href: string;
  title: string;
  derivative?: string | null;
  /** A short line under the title: mileage, fuel, place. Empty while unknown, which reserves its space. */
  facts?: string | undefined;
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
  /** The advert has ended: the card stays until its owner removes it, but is not a link. */
  isExpired?: boolean;
  isPriority?: boolean;
}

/** What the page adds in the browser; the props above are plain data that a loader can send. */
export interface VehicleCardSlots {
  /** The save button itself: the page handles saving. */
  icon?: ReactNode;
  /** A flag on the picture, such as a price drop. */
  flag?: ReactNode;
  /** The tick to compare, on the picture. */
  tick?: ReactNode;
  onRemove?: (id: string) => void;
  /** For a list from which cards can be removed without JavaScript. */
  plainRemove?: PlainSubmit;
}

const pictureWidths = [304, 480, 608] as const;

export function VehicleCard(props: VehicleCardProps & VehicleCardSlots) {
  return (
    <article {...vehicleCardAttributes(props)}>
      <VehicleCardContent {...props} />
    </article>
  );
}

/** Of the element around the content, for a page that renders the content in its own way. */
export function vehicleCardAttributes({ id, cardType, isExpired }: VehicleCardProps) {
  return {
    className: `${card.surface} ${styles.card}`,
    'data-advert': id,
    'data-saved': cardType === 'saved-car-card' || undefined,
    'data-expired': isExpired || undefined,
  };
}

export function VehicleCardContent(props: VehicleCardProps & VehicleCardSlots) {
  const { id, href, title, isExpired = false, showIcon = true } = props;
  return (
    <>
      <CardPicture {...props} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {isExpired ? (
            title
          ) : (
            <Anchor className={card.cover} href={href}>
              {title}
            </Anchor>
          )}
        </h3>
        {props.derivative ? <p className={styles.line}>{props.derivative}</p> : null}
        {props.facts === undefined ? null : <p className={styles.facts}>{props.facts}</p>}
        <CardPrice {...props} />
        {props.tick ? <div className={styles.tick}>{props.tick}</div> : null}
      </div>
      {props.cardType === 'saved-car-card' ? (
        <div className={styles.corner}>
          <RemoveButton title={title} onRemove={() => props.onRemove?.(id)} plain={props.plainRemove} />
        </div>
      ) : props.icon && showIcon ? (
        <div className={styles.corner}>{props.icon}</div>
      ) : null}
    </>
  );
}

/** An ended advert keeps its first picture, greyed, because the others led to the advert. */
function CardPicture(props: VehicleCardProps & VehicleCardSlots) {
  const { imageUrl, morePictures = [], isExpired = false, showImages = true, isPriority } = props;
  const pictures = [imageUrl, ...morePictures].map((address) => ({
    src: imageAddress(address, 304),
    srcSet: srcSet(address, pictureWidths),
  }));
  const sizes = '(max-width: 767px) 80vw, 304px';
  return (
    <div className={`${card.media} ${styles.picture}`}>
      {isExpired ? (
        <Picture src="" {...pictures[0]} sizes={sizes} width={304} height={228} />
      ) : (
        <PictureStrip href={props.href} {...{ pictures, sizes, isPriority }} />
      )}
      {props.flag ? <div className={styles.flag}>{props.flag}</div> : null}
      {isExpired ? (
        <p className={styles.expired}>Expired advert</p>
      ) : (
        <CardMedia media={props.media} imageCount={showImages ? props.imageCount : 0} />
      )}
    </div>
  );
}

/** A vehicle that is no longer for sale is neither financed nor rated. */
function CardPrice({
  price,
  isPoa,
  isBrandNew,
  finance,
  rating,
  isExpired = false,
  ...rest
}: VehicleCardProps) {
  return (
    <div className={styles.price}>
      <PriceBlock
        price={price}
        isPoa={isPoa}
        priceWithVat={rest.priceWithVat}
        adType={rest.adType ?? (isBrandNew ? 'brand-new' : 'standard')}
        hasFinance={finance !== null && !isExpired}
        monthlyPrice={finance?.monthlyPayment}
        financeType={finance?.quoteType}
      />
      {rating && !isExpired ? <PriceMark {...rating} /> : null}
    </div>
  );
}
