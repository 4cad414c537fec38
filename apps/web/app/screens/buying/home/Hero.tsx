import { Anchor, HeroPanel } from '@forecourt/ui';
import type { SearchFormView } from '../../../parts/search-form/build-search-form-view.ts';
import { SearchForm } from '../../../parts/search-form/SearchForm.tsx';
import type { HomeView } from './build-home-view.ts';
import styles from './Hero.module.css';

export interface HeroProps extends Pick<HomeView, 'picture' | 'heading' | 'lead' | 'channels'> {
  form: SearchFormView;
}

/** What the site is for, a link to each channel, and the search. */
export function Hero({ picture, heading, lead, channels, form }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="home-heading">
      <HeroPanel {...picture} contentPosition="top" isPictureWideOnly>
        <h1 className={styles.heading} id="home-heading">
          {heading}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {channels.length > 0 ? (
          <ul className={styles.channels}>
            {channels.map(({ text, count, href }) => (
              <li key={href}>
                <Anchor className={styles.channel} href={href}>
                  <strong>{count}</strong> {text}
                </Anchor>
              </li>
            ))}
          </ul>
        ) : null}
      </HeroPanel>
      <div className={styles.search}>
        <SearchForm view={form} />
      </div>
    </section>
  );
}
