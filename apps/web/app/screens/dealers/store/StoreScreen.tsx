import type { ComponentProps } from 'react';
import { DealerContact } from '../../../parts/dealer/DealerContact.tsx';
import { DealerMap } from '../../../parts/dealer/DealerMap.tsx';
import { OpeningHours } from '../../../parts/dealer/opening/OpeningHours.tsx';
import { Reviews } from '../../../parts/dealer/reviews/Reviews.tsx';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import type { StoreView } from './build-store-view.ts';
import { StoreHero } from './hero/StoreHero.tsx';
import { StoreAbout } from './StoreAbout.tsx';
import { StoreFinance } from './StoreFinance.tsx';
import { StoreNav } from './StoreNav.tsx';
import styles from './StoreScreen.module.css';
import { StoreSection } from './StoreSection.tsx';
import { StoreStock } from './stock/StoreStock.tsx';

interface StoreScreenProps {
  view: StoreView;
  contact: ComponentProps<typeof DealerContact>;
}

export function StoreScreen({ view, contact }: StoreScreenProps) {
  return (
    <div className={styles.screen}>
      <ScreenHeader trail={view.trail} title={view.name} lead={view.tagline} />
      <StoreHero view={view} />
      <StoreNav parts={view.parts} />
      <StoreSection id="stock" title="In stock">
        <StoreStock view={view.stock} />
      </StoreSection>
      <StoreSection id="about" title={`About ${view.name}`}>
        <StoreAbout view={view} />
      </StoreSection>
      {view.finance ? (
        <StoreSection id="finance" title="Finance">
          <StoreFinance finance={view.finance} />
        </StoreSection>
      ) : null}
      <StoreSection id="reviews" title="Reviews">
        <Reviews view={view.reviews} />
      </StoreSection>
      <div className={styles.columns}>
        <StoreSection id="hours" title="Opening hours">
          <OpeningHours view={view.opening} />
        </StoreSection>
        <StoreSection id="where" title="Where it is">
          <p>{view.address}</p>
          <DealerMap {...view.map} />
        </StoreSection>
      </div>
      <DealerContact {...contact} />
    </div>
  );
}
