import type { OpenNowView } from './build-opening-view.ts';
import { EarlyScript } from './EarlyScript.tsx';
import styles from './OpenNow.module.css';
import { paintOpening } from './paint-opening.ts';
import { useOpenNow } from './use-open-now.ts';

/** `Open now, closes at 18:00`, correct from the first paint. */
export function OpenNow({ view }: { view: OpenNowView }) {
  const current = useOpenNow(view);
  return (
    <>
      <p
        className={styles.status}
        data-state={current ? (current.isOpen ? 'open' : 'closed') : undefined}
        suppressHydrationWarning
      >
        {current?.words ?? view.stated}
      </p>
      <EarlyScript run={paintOpening} data={view} />
    </>
  );
}
