import { type Channel, pictureAddress } from '@forecourt/domain';
import { imageAddress, srcSet } from '@forecourt/site';
import {
  Anchor,
  CardMedia,
  Flag,
  LegendBadge,
  Picture,
  PictureStrip,
  PriceBlock,
  PriceMark,
  type StripPicture,
} from '@forecourt/ui';
import { memo } from 'react';
import { useKeptHtml } from '../../shell/shortcuts/kept-html/use-kept-html.tsx';
import { AdvertTick } from '../../visitor/compared/AdvertTick.tsx';
import { SaveHeart } from '../../visitor/saved/SaveHeart.tsx';
import type { ResultCardView } from './build-result-card.ts';
import { type Hide, HideMenu } from './HideMenu.tsx';
import styles from './ResultCard.module.css';

export interface ResultCardProps {
  channel: Channel;
  card: ResultCardView;
  /** The card's link: the advert alone, or within its search. */
  href: string;
  /** The displayed width of its pictures, as an image's `sizes`. */
  pictureSizes: string;
  /** A row of a list: two more pictures and more facts. */
  isRow?: boolean;
  isPriority?: boolean | undefined;
  onHide: (hide: Hide) => void;
}

const widths = [304, 480, 608, 800] as const;

/** An advert among the results. Memoised, because there are thirty on a page. */
export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { card, isRow = false, isPriority = false } = props;
  return (
    <article
      className={styles.card}
      data-advert={card.vehicle.publicReference}
      data-row={isRow || undefined}
      {...useKeptHtml(CardContent, props, {
        isKept: !isPriority,
        addresses: ['href'],
      })}
    />
  );
});

function CardContent({
  channel,
  card,
  href,
  pictureSizes,
  isRow = false,
  isPriority,
  onHide,
}: ResultCardProps) {
  const { vehicle, monthly, rating, seller } = card;
  const more = card.morePictures ? card.morePictures.split(' ') : [];
  const pictures = [
    vehicle.imageUrl,
    ...more.map((name) => pictureAddress(vehicle.publicReference, name)),
  ].map((address) => ({
    src: imageAddress(address, 304),
    srcSet: srcSet(address, widths),
  }));
  return (
    <>
      <div className={styles.media} data-alone={more.length === 0 || undefined}>
        <PictureStrip href={href} pictures={pictures} sizes={pictureSizes} isPriority={isPriority} />
        {card.flag ? <Flag type="serp">{card.flag}</Flag> : null}
        {card.isFeatured ? <LegendBadge type="featured" /> : null}
        {isRow && more.length > 0 ? <MorePictures pictures={pictures.slice(1, 3)} href={href} /> : null}
        <CardMedia media={card.media} imageCount={vehicle.imageCount} />
        <SaveHeart channel={channel} vehicle={vehicle} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Anchor className={styles.cover} href={href}>
            {vehicle.title}
          </Anchor>
        </h3>
        <p className={styles.derivative}>{vehicle.derivative}</p>
        <p className={styles.facts}>
          {card.facts}
          {card.distance ? `\u00a0· ${card.distance}` : null}
        </p>
        {isRow ? <p className={styles.rowFacts}>{card.rowFacts}</p> : null}
        <div className={styles.price}>
          <PriceBlock
            price={card.price}
            isPoa={vehicle.poa}
            priceWithVat={card.priceWithVat}
            adType={card.adType}
            hasFinance={monthly !== null}
            monthlyPrice={monthly?.price}
            financeType={monthly?.type}
          />
          {rating ? <PriceMark {...rating} /> : null}
        </div>
        {card.yearlyCost && !isRow ? <p className={styles.yearly}>{card.yearlyCost}</p> : null}
        <div className={styles.foot}>
          {seller.href ? (
            <Anchor className={`${styles.seller} ${styles.dealer}`} href={seller.href}>
              {seller.name}
            </Anchor>
          ) : (
            <span className={styles.seller}>{seller.name}</span>
          )}
          <AdvertTick channel={channel} publicReference={vehicle.publicReference} title={vehicle.title} />
          <HideMenu
            title={vehicle.title}
            publicReference={vehicle.publicReference}
            sellerKey={card.sellerKey}
            onHide={onHide}
          />
        </div>
      </div>
    </>
  );
}

/** The second and the third picture, beside the first. */
function MorePictures({ pictures, href }: { pictures: readonly StripPicture[]; href: string }) {
  return (
    <Anchor className={styles.beside} href={href} tabIndex={-1} aria-hidden="true">
      {pictures.map(({ src, srcSet }) => (
        <Picture key={src} src={src} srcSet={srcSet} sizes="127px" width={304} height={228} />
      ))}
    </Anchor>
  );
}
