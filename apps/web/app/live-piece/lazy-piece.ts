import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reportMissingPiece } from './missing-piece.ts';

/**
 * A piece whose script comes by itself. Where that does not come nothing is thrown, as the page around it is whole: what
 * the server wrote stays and works as it does without JavaScript, and an empty place asks for the page again.
 */
export function lazyPiece<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(waitForAnotherPage) }));
}

function waitForAnotherPage(): Promise<never> {
  reportMissingPiece();
  return new Promise(() => {});
}
