import { ButtonLink, Link } from '@forecourt/ui';
import { PlateStrip } from '../../plate/PlateStrip.tsx';
import { LineCharts } from '../chart/LineCharts.tsx';
import { ScatterChart } from '../chart/ScatterChart.tsx';
import type { AnswerPart, FiguresPart } from '../tool-view.ts';
import { AdvertList } from './AdvertList.tsx';
import styles from './ToolAnswer.module.css';
import { ToolBars } from './ToolBars.tsx';
import { ToolOffers } from './ToolOffers.tsx';
import { ToolTable } from './ToolTable.tsx';

export function ToolAnswer({ parts }: { parts: readonly AnswerPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer have no ids and keep their order
    <Part key={index} part={part} />
  ));
}

function Part({ part }: { part: AnswerPart }) {
  switch (part.kind) {
    case 'figures':
      return <Figures figures={part.figures} />;
    case 'offers':
      return <ToolOffers offers={part.offers} />;
    case 'bars':
      return <ToolBars bars={part} />;
    case 'table':
      return <ToolTable table={part} />;
    case 'scatter':
      return <ScatterChart chart={part} />;
    case 'lines':
      return <LineCharts charts={part.charts} />;
    case 'adverts':
      return <AdvertList list={part} />;
    case 'plate':
      return <PlateStrip {...part} />;
    case 'list':
      return (
        <div className={styles.list}>
          <h3>{part.title}</h3>
          <ul>
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      );
    case 'words':
      return (
        <p className={styles.words} data-tone={part.tone}>
          {part.words}
        </p>
      );
    case 'links':
      return (
        <p className={styles.links}>
          {part.links.map(({ label, href, isMain = false }) =>
            isMain ? (
              <ButtonLink key={href} href={href}>
                {label}
              </ButtonLink>
            ) : (
              <Link key={href} href={href}>
                {label}
              </Link>
            ),
          )}
        </p>
      );
  }
}

function Figures({ figures }: Pick<FiguresPart, 'figures'>) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, figure, detail }) => (
        <div className={styles.figure} key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{figure}</strong>
            {detail ? <span>{detail}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
