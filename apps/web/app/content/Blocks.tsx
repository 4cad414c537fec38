import { CardRow, Link, VehicleCard } from '@forecourt/ui';
import { BarChart } from './BarChart.tsx';
import styles from './Blocks.module.css';
import type { BlockView, VehiclesView } from './block-view.ts';
import { Calculator } from './Calculator.tsx';
import { Prose } from './Prose.tsx';
import { Totals } from './Totals.tsx';

/** A text with its live pieces in their places. */
export function Blocks({ blocks }: { blocks: readonly BlockView[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no names and never change places
        <BlockPart key={index} block={block} />
      ))}
    </div>
  );
}

function BlockPart({ block }: { block: BlockView }) {
  switch (block.kind) {
    case 'html':
      return <Prose html={block.html} />;
    case 'vehicles':
      return <VehicleRow row={block} />;
    case 'chart':
      return <BarChart chart={block} />;
    case 'totals':
      return <Totals view={block} />;
    case 'calculator':
      return <Calculator name={block.name} />;
  }
}

export function VehicleRow({ row }: { row: VehiclesView }) {
  return (
    <CardRow title={row.title} more={<Link href={row.href}>{row.more}</Link>}>
      {row.cards.map((card) => (
        <VehicleCard key={card.id} {...card} />
      ))}
    </CardRow>
  );
}
