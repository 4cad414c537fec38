import { Anchor, Link, Picture } from '@forecourt/ui';
import styles from './Browse.module.css';
import type { BrowseView } from './build-browse-view.ts';

/** Links to cars by make or body. */
export function Browse({ makes, bodies }: BrowseView) {
  if (makes.length === 0 && bodies.length === 0) return null;
  return (
    <section className={styles.browse} aria-labelledby="browse">
      <header className={styles.head}>
        <h2 className={styles.title} id="browse">
          Popular makes and body types
        </h2>
        <Link href="/popular-searches">All popular searches</Link>
      </header>
      {bodies.length > 0 ? (
        <ul className={styles.bodies}>
          {bodies.map(({ text, count, href, imageUrl, imageSrcSet }) => (
            <li key={href} className={styles.body}>
              <Anchor className={styles.bodyLink} href={href}>
                <span className={styles.picture}>
                  <Picture
                    src={imageUrl}
                    srcSet={imageSrcSet}
                    sizes="(max-width: 767px) 42vw, (max-width: 1128px) 30vw, 176px"
                    width={304}
                    height={203}
                  />
                </span>
                <span className={styles.line}>
                  <span className={styles.name}>{text}</span> <span className={styles.count}>{count}</span>
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
      {makes.length > 0 ? (
        <ul className={styles.makes}>
          {makes.map(({ text, count, href }) => (
            <li key={href}>
              <Anchor className={styles.make} href={href}>
                <span className={styles.name}>{text}</span> <span className={styles.count}>{count}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
