import type { AdvertView } from '../build-advert-view.ts';
import styles from './PrintSheet.module.css';

/** An advert in print: one page with everything one needs in front of the vehicle, and the way back to the site. */
export function PrintSheet({ view, pictureSizes }: { view: AdvertView; pictureSizes: string }) {
  const [picture] = view.media.pictures;
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p className={styles.title}>{view.title}</p>
          <p>{view.derivative}</p>
        </div>
        <p className={styles.price}>{view.price.words}</p>
      </header>
      {picture ? (
        // The file that the page already shows, so that printing loads nothing more.
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={pictureSizes}
          width={picture.width}
          height={picture.height}
          alt=""
          fetchPriority="low"
        />
      ) : null}
      <dl className={styles.facts}>
        {[...view.facts, ...view.plate.notes].map(({ key, label, value }) => (
          <div key={key + label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>{view.description.opening.join(' ')}</p>
      <footer className={styles.foot}>
        <div>
          <p className={styles.seller}>{view.seller.name}</p>
          <p>{sellerAddress(view)}</p>
          <p className={styles.address}>{view.share.url}</p>
        </div>
        <svg
          className={styles.code}
          viewBox={`0 0 ${view.qrCode.size} ${view.qrCode.size}`}
          role="img"
          aria-label="QR code for this advert"
        >
          <path d={view.qrCode.path} />
        </svg>
      </footer>
    </div>
  );
}

function sellerAddress({ seller }: AdvertView): string {
  return (seller.kind === 'dealer' && seller.panel?.dealerAddress) || seller.place;
}
