import { lockScroll } from '@forecourt/ui';
import { type RefObject, useEffect } from 'react';
import { useOnNavigation } from '../navigation/use-on-navigation.ts';

/** Closes the menu of small screens on navigation, and opens and closes it in browsers without invoker commands. */
export function useMenuPanel(header: RefObject<HTMLElement | null>): void {
  useOnNavigation(() => header.current?.querySelector('dialog')?.close());

  useEffect(() => {
    const element = header.current;
    const panel = element?.querySelector('dialog');
    let unlockScroll: (() => void) | undefined;
    const syncScrollLock = () => {
      unlockScroll?.();
      unlockScroll = panel?.open ? lockScroll(false) : undefined;
    };
    const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
    const onClick = ({ target }: Event) => {
      // A press on the dialog itself is a press on its backdrop; not every browser supports `closedby`.
      if (target === panel) panel?.close();
      if (knowsCommands || !(target instanceof Element)) return;
      const command = target.closest('[command]')?.getAttribute('command');
      if (command === 'show-modal') {
        panel?.showModal();
        // Such a browser may fire no event for it.
        syncScrollLock();
      }
      if (command === 'close') panel?.close();
    };
    // It may have been opened before this script loaded.
    syncScrollLock();
    element?.addEventListener('click', onClick);
    panel?.addEventListener('toggle', syncScrollLock);
    panel?.addEventListener('close', syncScrollLock);
    return () => {
      element?.removeEventListener('click', onClick);
      panel?.removeEventListener('toggle', syncScrollLock);
      panel?.removeEventListener('close', syncScrollLock);
      unlockScroll?.();
    };
  }, [header]);
}
