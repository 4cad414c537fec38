import { GalleryMosaic } from '@forecourt/ui';
import { useTrackVehicle } from '../../../visitor/tracking/use-track-vehicle.ts';
import type { AdvertLayoutProps } from './advert-layout.ts';
import { listSections } from './list-sections.tsx';
import { MoreMedia } from './media/MoreMedia.tsx';
import { MoreAdverts } from './more/MoreAdverts.tsx';
import styles from './NewAdvert.module.css';
import { AdvertTitle, AdvertTrail } from './offer/AdvertHead.tsx';
import { OfferPanel } from './offer/OfferPanel.tsx';
import sticky from './offer/StickyOffer.module.css';
import { StickyOffer } from './offer/StickyOffer.tsx';
import { PrintSheet } from './print/PrintSheet.tsx';
import { Section } from './Section.tsx';
import { SellerForm } from './seller/SellerForm.tsx';
import { SellerPanel } from './seller/SellerPanel.tsx';

/** Jump links for the main sections; the others are reached by scrolling. */
const jumps = ['facts', 'description', 'specification', 'equipment', 'finance', 'running-cost', 'location'];

const pictureSizes = '(max-width: 767px) 100vw, 720px';

/** Full-width pictures, the offer always visible beside the text, and a link to each section. */
export function NewAdvert({ view, trail, ...contact }: AdvertLayoutProps) {
  const track = useTrackVehicle();
  const sections = listSections(view, contact);
  return (
    <div className={`${styles.page} ${sticky.page}`}>
      <article className={styles.advert}>
        <div className={styles.head}>
          <AdvertTrail view={view} trail={trail} />
          <GalleryMosaic
            label={view.title}
            pictures={view.media.pictures}
            sizes={pictureSizes}
            onOpen={() => track('gallery-opened')}
          />
          <MoreMedia media={view.media} sizes={pictureSizes} />
        </div>
        <div className={styles.title}>
          <AdvertTitle view={view} />
        </div>
        <aside className={styles.side} id="contact">
          <OfferPanel view={view} />
          <SellerForm seller={view.seller} title={view.title} {...contact} />
          <SellerPanel seller={view.seller} />
        </aside>
        <div className={styles.main}>
          <nav className={styles.jumps} aria-label="Parts of this page">
            <ul className={styles.jumpList}>
              {sections
                .filter(({ id }) => jumps.includes(id))
                .map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              <li>
                <a href="#contact">Contact the seller</a>
              </li>
            </ul>
          </nav>
          {sections.map(({ id, title, content }) => (
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
