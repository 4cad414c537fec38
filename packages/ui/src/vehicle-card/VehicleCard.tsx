import { PriceBlock } from '../price-block/PriceBlock.tsx';
import styles from './VehicleCard.module.css';

export interface VehicleCardProps {
  id: string;
  href: string;
  title: string;
  derivative: string;
  /** A short line under the title: mileage, fuel, place. */
  facts?: string;
  price: string;
  isPoa: boolean;
  isBrandNew: boolean;
  finance: { monthlyPayment: string; quoteType: string } | null;
  imageUrl: string;
  imageSrcSet?: string;
  imageCount: number;
  /** The first pictures of a page are wanted at once; the rest when they come near. */
  isPriority?: boolean;
}

export function VehicleCard(props: VehicleCardProps) {
  const { id, href, title, derivative, facts, price, isPoa, isBrandNew, finance, imageCount, isPriority } =
    props;
  return (
    <article className={styles.card} data-advert={id}>
      <div className={styles.picture}>
        <img
          src={props.imageUrl}
          srcSet={props.imageSrcSet}
          sizes="(max-width: 767px) 80vw, 304px"
          width={304}
          height={228}
          alt=""
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding="async"
        />
        {imageCount > 0 ? (
          <span className={styles.count} aria-hidden="true">
            {imageCount}
          </span>
        ) : null}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </h3>
        <p className={styles.derivative}>{derivative}</p>
        {facts ? <p className={styles.facts}>{facts}</p> : null}
        <div className={styles.price}>
          <PriceBlock
            price={price}
            isPoa={isPoa}
            adType={isBrandNew ? 'brand-new' : 'used'}
            hasFinance={finance !== null}
            {...(finance ? { monthlyPrice: finance.monthlyPayment, financeType: finance.quoteType } : {})}
          />
        </div>
      </div>
    </article>
  );
}
