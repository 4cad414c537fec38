import type { ReactNode } from 'react';
import { ToolAnswer } from './ToolAnswer.tsx';
import { ToolErrors } from './ToolErrors.tsx';
import { ToolForm } from './ToolForm.tsx';
import styles from './ToolPanel.module.css';
import { ToolSources } from './ToolSources.tsx';
import { ToolWorking } from './ToolWorking.tsx';
import { answerId } from './tool-path.ts';
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
      <div className={styles.answer} id={answerId(name)} tabIndex={-1}>
        <div className={styles.status} role="status">
          <p className="visually-hidden">{view.summary}</p>
          <ToolErrors fields={view.form.fields} id={name} />
        </div>
        <ToolAnswer parts={view.parts} />
        {children}
        {explained ? (
          <>
            <ToolWorking working={explained.working} />
            <ToolSources sources={explained.sources} notes={explained.notes} />
          </>
        ) : null}
      </div>
    </section>
  );
}
