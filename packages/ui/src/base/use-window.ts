import { type RefObject, useLayoutEffect } from 'react';
import { holdPage } from './hold-page.ts';

/** Opens a dialog that covers the whole screen, before anyone sees the page without it. */
export function useWindow(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    return holdPage(true);
  }, [dialog]);
}
