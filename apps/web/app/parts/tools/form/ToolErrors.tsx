import type { ToolFieldView } from '../tool-view.ts';
import styles from './ToolErrors.module.css';

interface ToolErrorsProps {
  fields: readonly ToolFieldView[];
  /** The tool's name, which prefixes the fields' ids. */
  id: string;
}

/** Replaces the answer while fields have errors: links to each of them. */
export function ToolErrors({ fields, id }: ToolErrorsProps) {
  const marked = fields.filter(({ error }) => error !== undefined);
  if (marked.length === 0) return null;
  return (
    <div className={styles.errors}>
      <p>{marked.length === 1 ? 'Check this field first:' : 'Check these fields first:'}</p>
      <ul>
        {marked.map(({ name, label, error }) => (
          <li key={name}>
            {/* A plain link: the browser moves the focus into the field. */}
            <a href={`#${id}-${name}`}>{label}</a>: {error}
          </li>
        ))}
      </ul>
    </div>
  );
}
