import { Link } from '@forecourt/ui';
import styles from './AdvertList.module.css';
import type { AdvertsPart } from './advert-list-view.ts';

/** Adverts as lines to run down, where pictures would only be in the way. */
export function AdvertList({ list }: { list: AdvertsPart }) {
  const { id, title, note, rows, more } = list;
  return (
    <section className={styles.list} id={id} aria-labelledby={`${id}-title`}>
      <h3 className={styles.title} id={`${id}-title`}>
        {title}
      </h3>
      {note ? <p className={styles.note}>{note}</p> : null}
      <ul>
        {rows.map((row) => (
          <li className={styles.row} key={row.key}>
            <span className={styles.name}>
              {row.href ? <Link href={row.href}>{row.name}</Link> : row.name}
            </span>
            <span className={styles.price}>{row.price}</span>
            <span className={styles.facts}>{row.facts}</span>
            {row.priceNote ? <span className={styles.priceNote}>{row.priceNote}</span> : null}
          </li>
        ))}
      </ul>
      {more ? (
        <p className={styles.more}>
          <Link href={more.href}>{more.label}</Link>
        </p>
      ) : null}
    </section>
  );
}
