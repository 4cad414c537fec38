import { useEffect } from 'react';
import { keyOf } from './notebook.ts';
import type { OpenNotebook } from './use-notebook.ts';

/** Remembers the planned day, so that it can be opened again, also on another phone. */
export function useRememberedDay(notebook: OpenNotebook, href: string | null): void {
  const isOpen = notebook.kind === 'open';
  const known = isOpen ? notebook.values.get(keyOf('day', 'address')) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another plan, not another phone's, is remembered
  useEffect(() => {
    if (isOpen && href !== null && known !== href) void notebook.write('day', 'address', href);
  }, [isOpen, href]);
}
