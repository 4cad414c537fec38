import { ButtonLink, DealerLogo, Icon, Illustration, Link, SimiMark, StarRating } from '@forecourt/ui';
import MapPin from 'lucide-react/icons/map-pin';
import Reply from 'lucide-react/icons/reply';
import { OpenNow } from '../../../dealer/opening/OpenNow.tsx';
import { usePanelOutputs } from '../../../dealer/use-panel-outputs.ts';
import { reportLogoFailure } from '../../../logo-failures/report-logo-failure.ts';
import type { StoreView } from '../build-store-view.ts';
import styles from './StoreHero.module.css';

/** Who it is, whether it is open, what others say, and the shortest way to it. */
export function StoreHero({ view }: { view: StoreView }) {
  const { name, rating, opening } = view;
  const outputs = usePanelOutputs();
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <div className={styles.who}>
          <DealerLogo dealerName={name} logoUrl={view.logoUrl} onLogoError={reportLogoFailure} />
          <div className={styles.names}>
            <h1>{name}</h1>
            {view.isSimiApproved ? <SimiMark /> : null}
          </div>
        </div>
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
          <li>
            <Icon glyph={MapPin} size="sm" />
            {view.address}
          </li>
          {view.response ? (
            <li>
              <Icon glyph={Reply} size="sm" />
              {view.response}
            </li>
          ) : null}
        </ul>
        <div className={styles.ways}>
          <ButtonLink href="#contact">Contact</ButtonLink>
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
      <div className={styles.picture}>
        <Illustration name="dealership" />
      </div>
    </header>
  );
}
