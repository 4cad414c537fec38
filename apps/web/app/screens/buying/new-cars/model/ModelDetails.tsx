import { ArticleCard, ButtonLink, CardRow, Picture } from '@forecourt/ui';
import { ScreenHeader } from '../../../../parts/screen-header/ScreenHeader.tsx';
import screen from '../new-cars.module.css';
import { FuelTable } from './FuelTable.tsx';
import type { ModelPage } from './find-model-page.server.ts';
import { InStockRow } from './InStockRow.tsx';
import styles from './ModelDetails.module.css';

export function ModelDetails({ view, stock, reading }: ModelPage) {
  const { picture, facts } = view;
  const used = (
    <ButtonLink href={view.usedHref} variant="secondary" isWide={picture !== null}>
      {view.usedText}
    </ButtonLink>
  );
  return (
    <div className={screen.screen}>
      <ScreenHeader trail={view.breadcrumbs} title={view.heading} lead={view.summary} />
      {picture ? (
        <div className={styles.top}>
          <div className={styles.picture}>
            <Picture
              {...picture}
              sizes="(max-width: 991px) 100vw, 640px"
              width={800}
              height={600}
              alt={`${view.heading}, one in stock`}
              isPriority
            />
          </div>
          <section className={styles.offer} aria-label="Price and facts">
            <p className={styles.from}>
              <span className={styles.small}>In stock from</span>
              <strong className={styles.price}>{view.priceFrom}</strong>
            </p>
            <dl className={styles.facts}>
              {facts.map(({ label, value }) => (
                <div key={label} className={styles.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.ways}>
              <ButtonLink href={view.stockHref} isWide>
                {view.stockText}
              </ButtonLink>
              {used}
            </div>
          </section>
        </div>
      ) : null}
      {view.fuelRows.length > 0 ? <FuelTable rows={view.fuelRows} /> : null}
      <InStockRow stock={stock} title="Brand new and in stock" />
      {reading.length > 0 ? (
        <div className={styles.reading}>
          <CardRow title={`Read about the ${view.name}`}>
            {reading.map((card) => (
              <ArticleCard key={card.href} {...card} />
            ))}
          </CardRow>
        </div>
      ) : null}
      {picture ? null : <p>{used}</p>}
    </div>
  );
}
