import { InfoCard, PartnerCard, ProductCard, SquareSection } from '@forecourt/ui';
import type { CardsView, PartnersView } from '../block-view.ts';
import styles from './Cards.module.css';

/** Promotions within a text, or partners under a heading of their own. */
export function Cards({ row }: { row: CardsView | PartnersView }) {
  return row.kind === 'partners' ? <Partners {...row} /> : <Promotions row={row} />;
}

function Promotions({ row }: { row: CardsView }) {
  switch (row.look) {
    case 'product':
      return (
        <div className={styles.cards}>
          {row.cards.map((card) => (
            <ProductCard key={card.buttonHref} {...card} />
          ))}
        </div>
      );
    case 'square':
      return (
        <div className={styles.squares}>
          {row.cards.map((card) => (
            <SquareSection key={card.sectionLink} {...card} />
          ))}
        </div>
      );
    case 'info':
      return (
        <div className={styles.infos}>
          {row.cards.map(({ text, ...card }) => (
            <InfoCard key={card.title} {...card} type="row">
              {text}
            </InfoCard>
          ))}
        </div>
      );
  }
}

function Partners({ title, partners }: PartnersView) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.cards}>
        {partners.map((partner) => (
          <li key={partner.href} className={styles.partner}>
            <PartnerCard {...partner} />
          </li>
        ))}
      </ul>
    </section>
  );
}
