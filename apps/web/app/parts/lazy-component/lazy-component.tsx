import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { reportFailedChunk } from './failed-chunk.ts';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the script, so that the piece renders without a wait. */
  preload(): Promise<void>;
}

/**
 * A piece with its own script. A failed load does not throw, because the page around it works:
 * server-rendered HTML stays and works as without JavaScript, and an empty place reloads the page.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let here: ComponentType<Props> | null = null;
  const preload = async () => {
    here = await load();
  };
  const Late = lazy(async () => ({ default: await load().catch(waitForAnotherPage) }));
  function Piece(props: Props) {
    // Once shown, keep the same component; another one would remount.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Piece, { preload });
}

function waitForAnotherPage(): Promise<never> {
  reportFailedChunk();
  return new Promise(() => {});
}
