import { ButtonLink } from '@forecourt/ui';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import type { SavableCardView } from '../../../parts/vehicle/build-savable-card.ts';
import type { NewMakeView } from './build-new-make-view.ts';
import { ModelGrid } from './ModelGrid.tsx';
import { InStockRow } from './model/InStockRow.tsx';
import styles from './new-cars.module.css';

/** A make's new models, or its hybrids, or its electric cars. */
export function MakeModels({ view, stock }: { view: NewMakeView; stock: readonly SavableCardView[] }) {
  return (
    <div className={styles.screen}>
      <ScreenHeader trail={view.breadcrumbs} title={view.heading} lead={view.summary} />
      <ModelGrid cards={view.cards} label="Models" />
      <InStockRow stock={stock} title="Brand new and in stock" />
      <nav className={styles.links} aria-label="More of this make">
        {view.links.map(({ text, href }) => (
          <ButtonLink key={href} href={href} variant="secondary">
            {text}
          </ButtonLink>
        ))}
      </nav>
    </div>
  );
}
