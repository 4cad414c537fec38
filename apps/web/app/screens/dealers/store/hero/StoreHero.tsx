import { messageLabel } from '@forecourt/site';
import { ButtonLink, DealerLogo, Icon, Link, SimiMark, StarRating, Tag } from '@forecourt/ui';
import { OpenNow } from '../../../../parts/dealer/opening/OpenNow.tsx';
import { usePanelOutputs } from '../../../../parts/dealer/use-panel-outputs.ts';
import { ContactLink } from '../../../../parts/enquiry/ContactLink.tsx';
import { reportLogoFailure } from '../../../../parts/logo-failures/report-logo-failure.ts';
import type { StoreView } from '../build-store-view.ts';
import styles from './StoreHero.module.css';

/** The dealer's makes, place, opening state and reviews, and the quickest way to contact it. */
export function StoreHero({ view }: { view: StoreView }) {
  const { name, logoUrl, franchises, isSimiApproved, heroMap } = view;
  const outputs = usePanelOutputs();
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        {logoUrl ? (
          <DealerLogo dealerName={name} logoUrl={logoUrl} onLogoError={reportLogoFailure} size="lg" />
        ) : (
          <span className={styles.monogram} aria-hidden="true">
            {view.initials}
          </span>
        )}
        {franchises.length > 0 || isSimiApproved ? (
          <div className={styles.badges}>
            {franchises.map((make) => (
              <Tag key={make}>New {make}</Tag>
            ))}
            {isSimiApproved ? <SimiMark /> : null}
          </div>
        ) : null}
        <HeroFacts view={view} />
        <div className={styles.ways}>
          {view.hasEmail ? (
            <ContactLink kind="email">{messageLabel('trade')}</ContactLink>
          ) : (
            <ButtonLink href="#contact">Contact details</ButtonLink>
          )}
          <ButtonLink href="#where" variant="secondary" onClick={outputs.onLocation}>
            Directions
          </ButtonLink>
          {view.websiteUrl ? (
            <ButtonLink href={view.websiteUrl} target="_blank" variant="tertiary" onClick={outputs.onWebsite}>
              Visit website
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {/* Decorative: the text beside it says the same, and it is drawn again with its own text below. */}
      <img className={styles.map} {...heroMap} alt="" loading="lazy" decoding="async" />
    </div>
  );
}

function HeroFacts({ view: { opening, rating, address, response } }: { view: StoreView }) {
  return (
    <ul className={styles.facts}>
      {opening.now ? (
        <li>
          <OpenNow view={opening.now} />
        </li>
      ) : null}
      {rating ? (
        <li>
          <StarRating rating={rating.average} label={rating.label} showLabel={false} />
          <span aria-hidden="true">
            <strong>{rating.score}</strong>
          </span>
          <Link href="#reviews">{rating.count}</Link>
        </li>
      ) : null}
      <li className={styles.address}>
        <Icon glyph="map-pin" size="sm" />
        {address}
      </li>
      {response ? (
        <li>
          <Icon glyph="reply" size="sm" />
          {response}
        </li>
      ) : null}
    </ul>
  );
}
