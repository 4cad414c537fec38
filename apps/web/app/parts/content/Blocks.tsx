import type { ReactNode } from 'react';
import { LazyBoundary } from '../lazy-component/LazyBoundary.tsx';
import { Cards, ToolPanel, VehicleRow } from '../lazy-component/lazy-parts.ts';
import styles from './Blocks.module.css';
import type { BlockView } from './block-view.ts';
import { BarChart } from './charts/BarChart.tsx';
import { Totals } from './charts/Totals.tsx';
import { Prose } from './Prose.tsx';

interface BlocksProps {
  blocks: readonly BlockView[];
  /** Rendered where the text places its form. */
  form?: ReactNode;
  /** Rendered where the text places its list of articles. */
  list?: ReactNode;
}

/** A text with its live pieces in place. */
export function Blocks({ blocks, ...pieces }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no ids and never change order
        <BlockPart key={index} block={block} {...pieces} />
      ))}
    </div>
  );
}

function BlockPart({ block, form, list }: { block: BlockView } & Omit<BlocksProps, 'blocks'>) {
  switch (block.kind) {
    case 'html':
      return <Prose html={block.html} />;
    case 'vehicles':
      return (
        <LazyBoundary size="form">
          <VehicleRow row={block} />
        </LazyBoundary>
      );
    case 'chart':
      return <BarChart chart={block} />;
    case 'totals':
      return <Totals view={block} />;
    case 'calculator':
      return (
        <LazyBoundary size="tool">
          <ToolPanel view={block.view} />
        </LazyBoundary>
      );
    case 'cards':
    case 'partners':
      return (
        <LazyBoundary size="form">
          <Cards row={block} />
        </LazyBoundary>
      );
    case 'list':
      return list;
    case 'form':
      return form;
  }
}
