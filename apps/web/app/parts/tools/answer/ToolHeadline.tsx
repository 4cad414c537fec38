import { answerId } from '../tool-path.ts';
import type { ToolView } from '../tool-view.ts';
import styles from './ToolHeadline.module.css';

/** Whose answer follows, and on a phone the answer itself, visible while the form is filled in. */
export function ToolHeadline({ view: { name, form, headline, example } }: { view: ToolView }) {
  const isExample = !form.isAsked && example !== undefined;
  const hasErrors = form.fields.some(({ error }) => error);
  if (!headline && !hasErrors) return null;
  return (
    <div className={styles.headline}>
      <h3 className={styles.whose} data-example={isExample || undefined}>
        {isExample ? 'An example' : 'Your answer'}
      </h3>
      <a className={styles.jump} href={`#${answerId(name)}`}>
        {headline ?? 'Check the marked fields'}
      </a>
    </div>
  );
}
