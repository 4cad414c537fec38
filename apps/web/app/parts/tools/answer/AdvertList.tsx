import { Anchor, Link, Picture, PriceMark } from '@forecourt/ui';
import styles from './AdvertList.module.css';
import type { AdvertsPart } from './advert-list-view.ts';

/** Adverts as a compact list, each with a small picture. */
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
            <span className={styles.picture}>
              <Picture
                src={row.picture.imageUrl}
                srcSet={row.picture.imageSrcSet}
                sizes="96px"
                width={96}
                height={72}
              />
            </span>
            <span className={styles.name}>
              {row.href ? <Anchor href={row.href}>{row.name}</Anchor> : row.name}
            </span>
            <span className={styles.price}>{row.price}</span>
            <span className={styles.facts}>{row.facts}</span>
            {row.priceNote ? <span className={styles.priceNote}>{row.priceNote}</span> : null}
            {row.rating ? (
              <span className={styles.rating}>
                <PriceMark {...row.rating} />
              </span>
            ) : null}
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
