import { type RefObject, useLayoutEffect } from 'react';
import { lockScroll } from './lock-scroll.ts';

/** Opens a full-screen dialog before the page is painted without it. */
export function useWindow(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    return lockScroll(true);
  }, [dialog]);
}
