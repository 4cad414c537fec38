import styles from './Pictures.module.css';

export interface Picture {
  src: string;
  srcSet: string;
}

export function Pictures({ pictures, title }: { pictures: readonly Picture[]; title: string }) {
  const [first, ...others] = pictures;
  return (
    <div className={styles.pictures}>
      {first ? (
        <img
          className={styles.first}
          {...first}
          sizes="(max-width: 991px) 100vw, 740px"
          width={1200}
          height={900}
          alt={title}
          fetchPriority="high"
        />
      ) : null}
      {others.length > 0 ? (
        <ul className={styles.others}>
          {others.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice, and the list never changes its order
            <li key={index}>
              <img
                {...picture}
                sizes="160px"
                width={160}
                height={120}
                alt={`${title}, ${index + 2} of ${pictures.length}`}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
