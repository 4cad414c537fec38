import { Icon, Link, PriceBlock } from '@forecourt/ui';
import { watchVehicleHref } from '../../../../parts/alerts/alert-href.ts';
import type { AdvertView } from '../build-advert-view.ts';
import { comparisonId } from '../price/comparison-id.ts';
import { PriceRatingNote } from '../price/PriceRatingNote.tsx';
import styles from './OfferPanel.module.css';

/** The price, and how it compares. */
export function OfferPanel({ view }: { view: AdvertView }) {
  const { price, rating, unrated, doubts, comparison } = view;
  return (
    <section className={styles.offer} aria-label="Price">
      <PriceBlock
        size="lg"
        price={price.figure}
        priceWithVat={price.withVat}
        isPoa={price.isPoa}
        adType={price.adType}
        hasFinance={price.monthly !== null}
        monthlyPrice={price.monthly?.price}
        financeType={price.monthly?.type}
      />
      {price.monthly ? (
        <a className={styles.example} href="#finance">
          See the full example
        </a>
      ) : null}
      {comparison?.askedRange ? (
        <p>
          {comparison.askedRange}. <a href={`#${comparisonId}`}>See what they ask</a>
        </p>
      ) : null}
      {price.lastDrop ? (
        <p className={styles.drop}>
          <Icon glyph="trending-down" size="sm" />
          {price.lastDrop}
        </p>
      ) : null}
      {price.isPoa ? null : (
        <p>
          <Link href={watchVehicleHref(view.saved.publicReference)}>Tell me if the price drops</Link>
        </p>
      )}
      {doubts.length > 0 ? (
        <ul className={styles.doubts}>
          {doubts.map((doubt) => (
            <li key={doubt.text + doubt.link?.href}>
              <Icon glyph="triangle-alert" size="sm" />
              <p>
                {doubt.text} {doubt.link ? <Link href={doubt.link.href}>{doubt.link.text}</Link> : null}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {rating ? <PriceRatingNote rating={rating} /> : null}
      {unrated ? (
        <p className={styles.unrated}>
          {unrated.reason}. <Link href={unrated.link.href}>{unrated.link.text}</Link>
        </p>
      ) : null}
    </section>
  );
}
