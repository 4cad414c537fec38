import { Link } from '@forecourt/ui';
import type { TripView } from './build-trip-view.ts';
import styles from './Trip.module.css';

export function Trip({ trip: { alt, wide, phone, note, stops } }: { trip: TripView }) {
  return (
    <section className={styles.trip} aria-labelledby="stops">
      <figure className={styles.figure}>
        <picture>
          <source media="(max-width: 767px)" srcSet={phone.src} width={phone.width} height={phone.height} />
          <img className={styles.map} {...wide} alt={alt} decoding="async" />
        </picture>
        <figcaption className={styles.note}>{note}</figcaption>
      </figure>
      <h2 className={styles.heading} id="stops">
        The stops
      </h2>
      <ol className={styles.stops}>
        {stops.map(({ name, place, cars, href }) => (
          <li className={styles.stop} key={name}>
            <span>
              <strong>{name}</strong>, {place}
            </span>
            {href ? (
              <Link href={href} isQuiet>
                {cars}
              </Link>
            ) : (
              <span className={styles.none}>{cars}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
