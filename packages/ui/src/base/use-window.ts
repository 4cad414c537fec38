import { type RefObject, useLayoutEffect } from 'react';
import { holdPage } from './hold-page.ts';

/** Opens a full-screen dialog before the page is painted without it. */
export function useWindow(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    return holdPage(true);
  }, [dialog]);
}
