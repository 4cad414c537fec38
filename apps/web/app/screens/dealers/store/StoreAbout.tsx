import { Icon, Link, Tag } from '@forecourt/ui';
import type { StoreView } from './build-store-view.ts';
import styles from './StoreAbout.module.css';
import { StorePeople } from './StorePeople.tsx';

export function StoreAbout({ view }: { view: StoreView }) {
  const { name, about, franchises, makes, services, people } = view;
  return (
    <div className={styles.about}>
      <div className={styles.itself}>
        <p className={styles.words}>{about || `${name} hasn’t added a description yet.`}</p>
        {people.length > 0 ? <StorePeople people={people} /> : null}
      </div>
      <dl className={styles.facts}>
        {franchises.length > 0 ? (
          <div>
            <dt>Main dealer for</dt>
            <dd className={styles.tags}>
              {franchises.map((make) => (
                <Tag key={make}>{make}</Tag>
              ))}
            </dd>
          </div>
        ) : null}
        {makes.length > 0 ? (
          <div>
            <dt>Makes in stock</dt>
            <dd className={styles.makes}>
              {makes.map(({ text, href }) => (
                <Link key={href} href={href} isQuiet>
                  {text}
                </Link>
              ))}
            </dd>
          </div>
        ) : null}
        {services.length > 0 ? (
          <div>
            <dt>Services</dt>
            <dd>
              <ul className={styles.services}>
                {services.map((service) => (
                  <li key={service}>
                    <Icon glyph="check" size="sm" />
                    {service}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
