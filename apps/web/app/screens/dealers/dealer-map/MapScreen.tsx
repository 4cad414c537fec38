import { ButtonLink, DealerLogo, Link, SimiMark, StarRating } from '@forecourt/ui';
import type { ComponentProps } from 'react';
import { DealerContact } from '../../../parts/dealer/DealerContact.tsx';
import { DealerMap } from '../../../parts/dealer/DealerMap.tsx';
import { NearbyDealers } from '../../../parts/dealer/nearby/NearbyDealers.tsx';
import { OpeningHours } from '../../../parts/dealer/opening/OpeningHours.tsx';
import { Reviews } from '../../../parts/dealer/reviews/Reviews.tsx';
import { reportLogoFailure } from '../../../parts/logo-failures/report-logo-failure.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import type { MapView } from './build-map-view.ts';
import styles from './MapScreen.module.css';

interface MapScreenProps {
  view: MapView;
  contact: ComponentProps<typeof DealerContact>;
}

export function MapScreen({ view, contact }: MapScreenProps) {
  return (
    <div className={styles.screen}>
      <ScreenHeader
        trail={view.trail}
        title={view.name}
        aside={<DealerLogo dealerName={view.name} logoUrl={view.logoUrl} onLogoError={reportLogoFailure} />}
      >
        {view.isSimiApproved ? <SimiMark /> : null}
        {view.rating ? (
          <p className={styles.rating}>
            <StarRating rating={view.rating.average} label={view.rating.label} showLabel={false} />
            <strong aria-hidden="true">{view.rating.score}</strong>
            <Link href={view.reviewsHref}>{view.rating.count}</Link>
          </p>
        ) : null}
      </ScreenHeader>
      <div className={styles.columns}>
        <div className={styles.place}>
          <DealerMap {...view.map} />
          {view.stockLinks.length > 0 || view.storeHref ? (
            <p className={styles.links}>
              {view.stockLinks.map(({ text, href }) => (
                <ButtonLink key={href} href={href} variant="secondary">
                  {text}
                </ButtonLink>
              ))}
              {view.storeHref ? (
                <ButtonLink href={view.storeHref} variant="secondary">
                  View store
                </ButtonLink>
              ) : null}
            </p>
          ) : null}
        </div>
        <div className={styles.facts}>
          <section>
            <h2>Address</h2>
            <address className={styles.address}>
              {view.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </section>
          <section>
            <h2>Opening hours</h2>
            <OpeningHours view={view.opening} />
          </section>
        </div>
      </div>
      <DealerContact {...contact} />
      {view.reviews ? (
        <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
          <h2 id="reviews-title">Reviews</h2>
          <Reviews view={view.reviews} />
        </section>
      ) : null}
      {view.nearby.length > 0 ? (
        <section className={styles.section} aria-labelledby="nearby-title">
          <h2 id="nearby-title">{view.nearbyTitle}</h2>
          <NearbyDealers dealers={view.nearby} />
        </section>
      ) : null}
    </div>
  );
}
