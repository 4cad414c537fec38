import type { ReactNode } from 'react';
import { ToolAnswer } from './answer/ToolAnswer.tsx';
import { ToolHeadline } from './answer/ToolHeadline.tsx';
import { ToolSources } from './answer/ToolSources.tsx';
import { ToolWorking } from './answer/ToolWorking.tsx';
import { ToolErrors } from './form/ToolErrors.tsx';
import { ToolForm } from './form/ToolForm.tsx';
import styles from './ToolPanel.module.css';
import { answerId } from './tool-path.ts';
import type { ToolView } from './tool-view.ts';

interface ToolPanelProps {
  view: ToolView;
  /** What a tool shows below the pieces that all tools have. */
  children?: ReactNode;
}

/** A complete tool: its form, its answer, and how the answer was calculated. */
export function ToolPanel({ view, children }: ToolPanelProps) {
  const { name, explained, form, headline, example } = view;
  const isAnsweredHere = form.action === undefined;
  const isExample = example !== undefined && !form.isAsked;
  return (
    // Another page's tool starts fresh, even where it has a field of the same name.
    <section className={styles.tool} key={name} id={name} aria-labelledby={`${name}-title`}>
      <header className={styles.head}>
        <h2 className={styles.title} id={`${name}-title`}>
          {view.title}
        </h2>
        <p className={styles.lead}>{view.lead}</p>
      </header>
      <div className={styles.parts} data-elsewhere={!isAnsweredHere || undefined}>
        <div className={styles.question}>
          <ToolForm form={form} id={name} />
          {/* Outside the answer, so that it is announced however much of the answer is remounted. */}
          <p className="visually-hidden" role="status">
            {view.summary}
          </p>
        </div>
        {isAnsweredHere && !form.isByButton ? <ToolHeadline view={view} /> : null}
        <div className={styles.answer} id={answerId(name)} tabIndex={-1}>
          {headline || isExample ? <p className={styles.whose}>{whoseWords(view)}</p> : null}
          <ToolErrors fields={form.fields} id={name} />
          <ToolAnswer parts={view.parts} />
          {children}
          {explained ? (
            <>
              <ToolWorking working={explained.working} />
              <ToolSources sources={explained.sources} notes={explained.notes} />
            </>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function whoseWords({ example, form }: ToolView): string {
  return example && !form.isAsked
    ? `${form.isByButton ? 'An example. ' : ''}${example}. Enter your own details to see yours.`
    : 'Change anything in the form and this updates.';
}
