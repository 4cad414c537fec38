import { answerId } from '../tool-path.ts';
import type { ToolView } from '../tool-view.ts';
import styles from './ToolHeadline.module.css';

/** Whose answer follows, and on a phone the answer itself, visible while the form is filled in. */
export function ToolHeadline({ view: { name, form, headline, example } }: { view: ToolView }) {
  const isExample = !form.isAsked && example !== undefined;
  return (
    <div className={styles.headline} data-unasked={(!form.isAsked && !isExample) || undefined}>
      <h3 className={styles.whose} data-example={isExample || undefined}>
        {isExample ? 'An example' : 'Your answer'}
      </h3>
      <a className={styles.jump} href={`#${answerId(name)}`}>
        {headline ?? wordsWithout(form)}
      </a>
    </div>
  );
}

function wordsWithout({ fields }: ToolView['form']): string {
  return fields.some(({ error }) => error) ? 'Check the marked fields' : 'Not enough to go on yet';
}
