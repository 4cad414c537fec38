import { Breadcrumbs, CardRow, DealerLogo, Link, SimiMark, Tag } from '@forecourt/ui';
import type { ComponentProps, ReactNode } from 'react';
import { DealerContact } from '../../dealer/DealerContact.tsx';
import { DealerMap } from '../../dealer/DealerMap.tsx';
import { OpeningHours } from '../../dealer/OpeningHours.tsx';
import { SavableCard } from '../../vehicle/SavableCard.tsx';
import type { StoreView } from './build-store-view.ts';
import styles from './StoreScreen.module.css';

interface StoreScreenProps {
  view: StoreView;
  contact: ComponentProps<typeof DealerContact>;
}

export function StoreScreen({ view, contact }: StoreScreenProps) {
  return (
    <div className={styles.screen}>
      <Breadcrumbs items={view.trail} />
      <header className={styles.head}>
        <DealerLogo dealerName={view.name} logoUrl={view.logoUrl} />
        <div>
          <h1>{view.name}</h1>
          <p className={styles.address}>{view.address}</p>
          {view.isSimiApproved ? <SimiMark /> : null}
        </div>
      </header>
      {view.about ? <p className={styles.about}>{view.about}</p> : null}
      {view.stock.map(({ channel, title, href, cards }) => (
        <section key={channel}>
          <CardRow title={title}>
            {cards.map((card) => (
              <SavableCard key={card.card.id} {...card} />
            ))}
          </CardRow>
          <p>
            <Link href={href}>See all of it</Link>
          </p>
        </section>
      ))}
      <DealerContact {...contact} />
      <div className={styles.columns}>
        <Section title="Opening hours">
          <OpeningHours rows={view.hours} />
        </Section>
        <Names title="New cars of" names={view.franchises} />
        <Names title="Services" names={view.services} />
        {view.people.length > 0 ? (
          <Section title="People">
            <ul className={styles.people}>
              {view.people.map(({ name, role }) => (
                <li key={name}>
                  {name}, {role}
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
      </div>
      <Section title="Where it is">
        <DealerMap {...view.map} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <Tag>{name}</Tag>
          </li>
        ))}
      </ul>
    </Section>
  );
}
