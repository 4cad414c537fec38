import { Breadcrumbs, Flag } from '@forecourt/ui';
import { SaveHeart } from '../../../../visitor/saved/SaveHeart.tsx';
import type { AdvertView } from '../build-advert-view.ts';
import type { SearchTrailView } from '../search-trail/build-search-trail.ts';
import { SearchTrail } from '../search-trail/SearchTrail.tsx';
import { ShareAdvert } from '../share/ShareAdvert.tsx';
import { WholeWords } from '../WholeWords.tsx';
import styles from './AdvertHead.module.css';

/** The breadcrumbs: through a search, or down from the home page. */
export function AdvertTrail({ view, trail }: { view: AdvertView; trail: SearchTrailView | null }) {
  return trail ? <SearchTrail trail={trail} /> : <Breadcrumbs items={view.breadcrumbs} />;
}

export function AdvertTitle({ view }: { view: AdvertView }) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>
          <WholeWords text={view.title} />
        </h1>
        <p className={styles.derivative}>
          {view.derivative}
          {view.flag ? <Flag type="fpa">{view.flag}</Flag> : null}
        </p>
        <ul className={styles.facts} aria-label="At a glance">
          {view.titleFacts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <SaveHeart channel={view.channel} vehicle={view.saved} ground="page" />
        <ShareAdvert {...view.share} />
      </div>
    </header>
  );
}
