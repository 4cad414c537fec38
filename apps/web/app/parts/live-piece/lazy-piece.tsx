import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { reportMissingPiece } from './missing-piece.ts';

export interface LazyPiece<Props> {
  (props: Props): ReactNode;
  /** Loads the script, so that the piece renders without a wait. */
  bring(): Promise<void>;
}

/**
 * A piece with its own script. A failed load does not throw, because the page around it works:
 * server-rendered HTML stays and works as without JavaScript, and an empty place reloads the page.
 */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPiece<Props> {
  let here: ComponentType<Props> | null = null;
  const bring = async () => {
    here = await load();
  };
  const Late = lazy(async () => ({ default: await load().catch(waitForAnotherPage) }));
  function Piece(props: Props) {
    // Once shown, keep the same component; another one would remount.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Piece, { bring });
}

function waitForAnotherPage(): Promise<never> {
  reportMissingPiece();
  return new Promise(() => {});
}
