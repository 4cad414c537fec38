import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { reportMissingPiece } from './missing-piece.ts';

export interface LazyPiece<Props> {
  (props: Props): ReactNode;
  /** Has the script come, so that the piece is shown without a wait. */
  bring(): Promise<void>;
}

/**
 * A piece whose script comes by itself. Where that does not come nothing is thrown, as the page around it is whole: what
 * the server wrote stays and works as it does without JavaScript, and an empty place asks for the page again.
 */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPiece<Props> {
  let here: ComponentType<Props> | null = null;
  const bring = async () => {
    here = await load();
  };
  const Late = lazy(async () => ({ default: await load().catch(waitForAnotherPage) }));
  function Piece(props: Props) {
    // Once shown it stays the same, or it would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Piece, { bring });
}

function waitForAnotherPage(): Promise<never> {
  reportMissingPiece();
  return new Promise(() => {});
}
