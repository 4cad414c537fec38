import { type SellingFields, stepOfField } from '@forecourt/domain';
import { Link } from '@forecourt/ui';
import type { StepFrame } from '../load-step.server.ts';
import styles from './UnsavedNote.module.css';

interface UnsavedNoteProps {
  steps: StepFrame['steps'];
  typed: Partial<SellingFields>;
  isRestored: boolean;
}

/** Says what of the draft is only in this browser. Its line is always there, so nothing moves. */
export function UnsavedNote({ steps, typed, isRestored }: UnsavedNoteProps) {
  const isPreview = steps.some(({ step, state }) => step === 'preview' && state === 'this');
  const unsaved = new Set((Object.keys(typed) as (keyof SellingFields)[]).map(stepOfField));
  const elsewhere = isPreview ? steps.filter(({ step }) => unsaved.has(step)) : [];
  return (
    <p className={styles.note}>
      {isRestored ? 'We kept what you typed here. Save it to add it to your advert.' : null}
      {elsewhere.length > 0 ? 'Typed but not saved: ' : null}
      {elsewhere.map(({ step, name, path }, index) => (
        <span key={step}>
          {index > 0 ? ', ' : ''}
          <Link href={path}>{name}</Link>
        </span>
      ))}
    </p>
  );
}
