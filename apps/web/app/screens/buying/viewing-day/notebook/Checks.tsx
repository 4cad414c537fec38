import type { ChecklistItem } from '@forecourt/domain';
import { Checkbox } from '@forecourt/ui';
import styles from './Checks.module.css';
import { keyOf } from './notebook.ts';
import type { OpenNotebook } from './use-notebook.ts';

interface ChecksProps {
  items: readonly ChecklistItem[];
  reference: string;
  notebook: OpenNotebook;
}

/** Boxes to tick; on a page without scripts, to tick on paper. */
export function Checks({ items, reference, notebook }: ChecksProps) {
  if (notebook.kind !== 'open') {
    return (
      <ul className={styles.paper}>
        {items.map((item) => (
          <li key={item.id}>{item.text}</li>
        ))}
      </ul>
    );
  }
  return (
    <div className={styles.boxes}>
      {items.map(({ id, text }) => (
        <Checkbox
          key={id}
          id={`tick-${reference}-${id}`}
          label={text}
          smallCheckBox
          checked={notebook.values.get(keyOf(reference, `tick:${id}`)) === '1'}
          onChange={(isChecked) => void notebook.write(reference, `tick:${id}`, isChecked ? '1' : '')}
        />
      ))}
    </div>
  );
}
