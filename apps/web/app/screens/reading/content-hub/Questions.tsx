import { Link } from '@forecourt/ui';
import type { HubView } from './build-hub-view.ts';
import styles from './content-hub.module.css';

/** Questions are scanned by title: pictures would only get in the way. */
export function Questions({ heading, href, links }: NonNullable<HubView['questions']>) {
  return (
    <section className={styles.part} aria-labelledby="questions">
      <div className={styles.partHead}>
        <h2 className={styles.partHeading} id="questions">
          {heading}
        </h2>
        <Link href={href}>See all</Link>
      </div>
      <ul className={styles.questions}>
        {links.map((link) => (
          <li className={styles.question} key={link.href}>
            <Link href={link.href} isQuiet>
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
