import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useRestoredFocus } from '../fast-filters/use-restored-focus.ts';
import styles from '../ResultsScreen.module.css';

/** Most responses arrive sooner, and a flickering list would only slow them down. */
const delayMs = 150;

/** What the filters change. The old list stays while the new one loads, and fades if that takes long. */
export function ResultsRegion({
  ref,
  children,
}: {
  ref: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const watch = useRestoredFocus(ref);
  return (
    <section
      ref={ref}
      {...watch}
      className={styles.results}
      id="results"
      aria-label="Results"
      aria-busy={useIsSlow(useNavigation().state === 'loading')}
    >
      {children}
    </section>
  );
}

function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}
