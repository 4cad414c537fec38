import { useEffect, useRef, useState } from 'react';
import { type Notebook, type NotebookState, openNotebook } from './notebook.ts';

export type OpenNotebook =
  | { kind: 'opening' }
  /** The browser keeps nothing, as in some private windows. */
  | { kind: 'unavailable' }
  | ({ kind: 'open'; write: Notebook['write'] } & NotebookState);

/** The notebook of this phone, from the first render in the browser on. */
export function useNotebook(): OpenNotebook {
  const [state, setState] = useState<NotebookState | 'unavailable' | null>(null);
  const notebook = useRef<Promise<Notebook>>(null);
  useEffect(() => {
    const opened = openNotebook(setState);
    notebook.current = opened;
    opened.catch(() => setState('unavailable'));
    return () => {
      opened.then((each) => each.close()).catch(() => {});
    };
  }, []);
  if (state === null) return { kind: 'opening' };
  if (state === 'unavailable') return { kind: 'unavailable' };
  return {
    kind: 'open',
    ...state,
    write: async (...change) => (await notebook.current)?.write(...change),
  };
}
