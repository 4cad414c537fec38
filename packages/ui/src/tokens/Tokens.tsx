import type { ReactElement } from 'react';
import breakpoint from './breakpoint.css?raw';
import colour from './colour.css?raw';
import motion from './motion.css?raw';
import shadow from './shadow.css?raw';
import shape from './shape.css?raw';
import space from './space.css?raw';
import styles from './Tokens.module.css';
import type from './type.css?raw';

/** Names and values from the style sheets: the sheets are the only list. */
function listTokens(sheet: string): { name: string; value: string }[] {
  return [...sheet.matchAll(/^ {2}(--[a-z0-9-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
}

/** Shows a token with attributes only: the security policy refuses inline styles. */
function drawToken(name: string): ReactElement | null {
  const value = `var(${name})`;
  if (/^--(space|touch)/.test(name)) {
    return <line x2="100%" y1="50%" y2="50%" stroke="var(--primary)" strokeWidth={value} />;
  }
  if (name.startsWith('--corner'))
    return <rect width="100%" height="100%" rx={value} fill="var(--primary)" />;
  if (name.startsWith('--text')) return <Specimen fontSize={value} />;
  if (name.startsWith('--weight')) return <Specimen fontSize="var(--text-xl)" fontWeight={value} />;
  if (name === '--font') return <Specimen fontSize="var(--text-xl)" />;
  return null;
}

function Specimen(look: { fontSize: string; fontWeight?: string }) {
  return (
    <text y="2.75rem" fill="var(--ink)" {...look}>
      €16,950 Forecourt
    </text>
  );
}

const drawColour = (name: string) => <rect width="100%" height="100%" fill={`var(${name})`} />;

/** Every token by its family. */
export function Tokens() {
  return (
    <div className={styles.families}>
      <Family title="Colour" sheet={colour} draw={drawColour} />
      <Family title="Type" sheet={type} />
      <Family title="Space" sheet={space} />
      <Family title="Shape" sheet={shape} />
      <Family title="Shadow" sheet={shadow} />
      <Family title="Motion" sheet={motion} />
      <Family title="Breakpoint" sheet={breakpoint} />
    </div>
  );
}

interface FamilyProps {
  title: string;
  sheet: string;
  draw?: (name: string) => ReactElement | null;
}

function Family({ title, sheet, draw = drawToken }: FamilyProps) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.tokens}>
        {listTokens(sheet).map(({ name, value }) => (
          <li key={name + value} className={styles.token}>
            <Swatch name={name} draw={draw} />
            <span className={styles.name}>{name}</span>
            <code className={styles.value}>{value}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Swatch({ name, draw }: Pick<Required<FamilyProps>, 'draw'> & { name: string }) {
  if (name.startsWith('--shadow')) return <span className={styles.shadow} data-shadow={name} />;
  const drawing = draw(name);
  return drawing ? (
    <svg
      className={styles.swatch}
      data-bare={/^--(text|weight|font)/.test(name) || undefined}
      aria-hidden="true"
    >
      {drawing}
    </svg>
  ) : null;
}
