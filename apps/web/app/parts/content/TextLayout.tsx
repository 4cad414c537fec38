import type { ReactNode } from 'react';
import { Contents } from './Contents.tsx';
import styles from './TextLayout.module.css';

interface TextLayoutProps {
  contents: readonly { id: string; text: string }[];
  /** The page's tool, at full width, above all text. */
  tool?: ReactNode;
  children: ReactNode;
}

/** A text with its table of contents: before it in reading order, beside it where there is room. */
export function TextLayout({ contents, tool, children }: TextLayoutProps) {
  return (
    <div className={styles.layout}>
      {tool ? <div className={styles.tool}>{tool}</div> : null}
      {contents.length > 0 ? (
        <div className={styles.aside}>
          <Contents entries={contents} />
        </div>
      ) : null}
      <div className={styles.body}>{children}</div>
    </div>
  );
}
