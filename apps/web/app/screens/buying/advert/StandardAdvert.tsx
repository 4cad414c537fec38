import { Gallery } from '@forecourt/ui';
import { useTrackVehicle } from '../../../visitor/tracking/use-track-vehicle.ts';
import type { AdvertLayoutProps } from './advert-layout.ts';
import { listSections } from './list-sections.tsx';
import { MoreMedia } from './media/MoreMedia.tsx';
import { MoreAdverts } from './more/MoreAdverts.tsx';
import { AdvertTitle, AdvertTrail } from './offer/AdvertHead.tsx';
import { OfferPanel } from './offer/OfferPanel.tsx';
import sticky from './offer/StickyOffer.module.css';
import { StickyOffer } from './offer/StickyOffer.tsx';
import { PrintSheet } from './print/PrintSheet.tsx';
import { Section } from './Section.tsx';
import styles from './StandardAdvert.module.css';
import { SellerForm } from './seller/SellerForm.tsx';
import { SellerPanel } from './seller/SellerPanel.tsx';

const pictureSizes = '(max-width: 991px) 100vw, 752px';

/** Title, pictures beside the offer, then everything else in one column. */
export function StandardAdvert({ view, trail, ...contact }: AdvertLayoutProps) {
  const track = useTrackVehicle();
  return (
    <div className={`${styles.page} ${sticky.page}`}>
      <article className={styles.advert}>
        <div className={styles.head}>
          <AdvertTrail view={view} trail={trail} />
          <AdvertTitle view={view} />
        </div>
        <div className={styles.pictures}>
          <Gallery
            label={view.title}
            pictures={view.media.pictures}
            sizes={pictureSizes}
            onOpen={() => track('gallery-opened')}
          />
          <MoreMedia media={view.media} sizes={pictureSizes} />
        </div>
        <aside className={styles.side}>
          <OfferPanel view={view} />
          <div className={styles.contact} id="contact">
            <SellerForm seller={view.seller} title={view.title} {...contact} />
            <SellerPanel seller={view.seller} />
          </div>
        </aside>
        <div className={styles.sections}>
          {listSections(view, contact).map(({ id, title, content }) => (
            <Section key={id} id={id} title={title}>
              {content}
            </Section>
          ))}
        </div>
      </article>
      <MoreAdverts rows={view.more} />
      <StickyOffer view={view} {...contact} />
      <PrintSheet view={view} pictureSizes={pictureSizes} />
    </div>
  );
}
