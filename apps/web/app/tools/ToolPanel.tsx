import type { ReactNode } from 'react';
import { ToolAnswer } from './ToolAnswer.tsx';
import { ToolForm } from './ToolForm.tsx';
import styles from './ToolPanel.module.css';
import { ToolSources } from './ToolSources.tsx';
import { ToolWorking } from './ToolWorking.tsx';
import type { ToolView } from './tool-view.ts';

interface ToolPanelProps {
  view: ToolView;
  /** What a tool shows beside the pieces that all have, below them. */
  children?: ReactNode;
}

/** A tool whole: what it asks, what it answers, how it came to it. */
export function ToolPanel({ view, children }: ToolPanelProps) {
  const { name, explained } = view;
  return (
    <section className={styles.tool} id={name} aria-labelledby={`${name}-title`}>
      <header className={styles.head}>
        <h2 className={styles.title} id={`${name}-title`}>
          {view.title}
        </h2>
        <p className={styles.lead}>{view.lead}</p>
      </header>
      <ToolForm form={view.form} id={name} />
      <p className="visually-hidden" role="status">
        {view.summary}
      </p>
      <ToolAnswer parts={view.parts} />
      {children}
      {explained ? (
        <>
          <ToolWorking working={explained.working} />
          <ToolSources sources={explained.sources} notes={explained.notes} />
        </>
      ) : null}
    </section>
  );
}
