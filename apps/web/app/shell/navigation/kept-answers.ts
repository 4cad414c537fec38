import { useEffect } from 'react';

/** As long as a browser keeps a whole page for its Back button, or less. */
const keptMs = 5 * 60_000;
const mostKept = 5;

const kept = new Map<string, { answer: unknown; until: number }>();
let shown: string | null = null;

/** Keeps the data of the page that is shown, for a visitor who comes back to it. */
export function useKeptAnswer(address: string, answer: unknown): void {
  useEffect(() => {
    keepAnswer(address, answer);
    shown = address;
    return () => {
      shown = null;
    };
  }, [address, answer]);
}

/** Exported for the test. */
export function keepAnswer(address: string, answer: unknown): void {
  const before = kept.get(address);
  kept.delete(address);
  // What was kept once does not become newer by being shown again.
  kept.set(address, before && before.answer === answer ? before : { answer, until: Date.now() + keptMs });
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
}

/**
 * The data with which a visitor left a page, if Back or Forward leads there: without it, the page that they leave
 * would stay until the server answers. The browser is at the new address then already, and at the old one during
 * any other navigation.
 */
export function findKeptAnswer({ pathname, search }: Pick<URL, 'pathname' | 'search'>): unknown {
  const address = pathname + search;
  const isReturn = window.location.pathname + window.location.search === address && shown !== address;
  const found = isReturn ? kept.get(address) : undefined;
  return found && Date.now() < found.until ? found.answer : null;
}
