import { MessageBanner } from '@forecourt/ui';
import styles from './NotebookState.module.css';
import type { SyncState } from './notebook.ts';
import type { OpenNotebook } from './use-notebook.ts';

const words: Readonly<Record<SyncState, string>> = {
  'on-phone':
    'Notes, ticks and photos stay on this device. Sign in to have notes and ticks on your other devices too.',
  syncing: 'Saving your notes to your account…',
  synced: 'Notes and ticks are in your account. Photos stay on this device.',
  waiting: 'Saved on this device. We’ll add it to your account when there’s signal.',
  refused:
    'Saved on this device. Your account has no room for all of it: shorten a note, and we’ll try again.',
};

/** Where the notes are. */
export function NotebookState({ notebook }: { notebook: OpenNotebook }) {
  if (notebook.kind === 'opening') return null;
  if (notebook.kind === 'unavailable') {
    return (
      <MessageBanner type="warning" title="This browser won’t keep notes">
        It may be a private window. You can still print the page and write on it.
      </MessageBanner>
    );
  }
  return (
    <p className={styles.state} role="status">
      {words[notebook.sync]}
    </p>
  );
}
