import { Gallery } from '@forecourt/ui';
import { useTrackVehicle } from '../../../visitor/tracking/use-track-vehicle.ts';
import type { AdvertLayoutProps } from './advert-layout.ts';
import styles from './LiveAdvert.module.css';
import { listSections } from './list-sections.tsx';
import { MoreMedia } from './media/MoreMedia.tsx';
import { NoPictures } from './media/NoPictures.tsx';
import { MoreAdverts } from './more/MoreAdverts.tsx';
import { AdvertTitle, AdvertTrail } from './offer/AdvertHead.tsx';
import { OfferPanel } from './offer/OfferPanel.tsx';
import sticky from './offer/StickyOffer.module.css';
import { StickyOffer } from './offer/StickyOffer.tsx';
import { PrintSheet } from './print/PrintSheet.tsx';
import { Section } from './Section.tsx';
import { SellerForm } from './seller/SellerForm.tsx';
import { SellerPanel } from './seller/SellerPanel.tsx';
import { SpinViewer } from './spin/SpinViewer.tsx';

/** Jump links for the main sections; the others are reached by scrolling. */
const jumps = [
  'facts',
  'price-comparison',
  'description',
  'specification',
  'equipment',
  'finance',
  'location',
];

const pictureSizes = '(max-width: 767px) 100vw, 600px';

interface LiveAdvertProps extends AdvertLayoutProps {
  /** The experiment of the beta feature `new-fpa`. */
  isPriceFirst: boolean;
}

/** Pictures across the page, then the offer beside the text, with a link to each section. */
export function LiveAdvert({ view, trail, isPriceFirst, ...contact }: LiveAdvertProps) {
  const track = useTrackVehicle();
  const { pictures, spin } = view.media;
  const sections = listSections(view, contact, isPriceFirst);
  return (
    <div className={`${styles.page} ${sticky.page}`}>
      <article className={styles.advert}>
        <div className={styles.head}>
          <AdvertTrail view={view} trail={trail} />
          {pictures.length > 0 ? (
            <Gallery
              label={view.title}
              pictures={pictures}
              sizes={pictureSizes}
              overlay={spin.length > 0 ? <SpinViewer frames={spin} sizes={pictureSizes} /> : null}
              onOpen={() => track('gallery-opened')}
            />
          ) : (
            <NoPictures silhouette={view.media.silhouette} seller={view.seller} />
          )}
          <MoreMedia media={view.media} />
        </div>
        <div className={styles.title}>
          <AdvertTitle view={view} />
        </div>
        <aside className={styles.side}>
          <OfferPanel view={view} />
          <div className={styles.contact} id="contact">
            <SellerForm seller={view.seller} title={view.title} {...contact} />
            <SellerPanel seller={view.seller} />
          </div>
        </aside>
        <div className={styles.main}>
          <nav className={styles.jumps} aria-label="On this page">
            <ul className={styles.jumpList}>
              {sections
                .filter(({ id }) => jumps.includes(id))
                .map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
            </ul>
          </nav>
          {sections.map(({ id, title, content }) => (
            <Section key={id} id={id} title={title}>
              {content}
            </Section>
          ))}
        </div>
      </article>
      <MoreAdverts channel={view.channel} rows={view.more} />
      <StickyOffer view={view} />
      <PrintSheet view={view} pictureSizes={pictureSizes} />
    </div>
  );
}
