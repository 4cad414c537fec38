import { lockScroll } from '@forecourt/ui';
import { type RefObject, useEffect } from 'react';
import { useOnNavigation } from '../navigation/use-on-navigation.ts';

/** Closes the menu of small screens on navigation, and opens and closes it in browsers without invoker commands. */
export function useMenuPanel(header: RefObject<HTMLElement | null>): void {
  useOnNavigation(() => header.current?.querySelector('dialog')?.close());

  useEffect(() => {
    const element = header.current;
    const panel = element?.querySelector('dialog');
    let letGo: (() => void) | undefined;
    const hold = () => {
      letGo?.();
      letGo = panel?.open ? lockScroll(false) : undefined;
    };
    const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
    const press = ({ target }: Event) => {
      // A press on the dialog itself is a press on its backdrop; not every browser supports `closedby`.
      if (target === panel) panel?.close();
      if (knowsCommands || !(target instanceof Element)) return;
      const command = target.closest('[command]')?.getAttribute('command');
      if (command === 'show-modal') {
        panel?.showModal();
        // Such a browser may fire no event for it.
        hold();
      }
      if (command === 'close') panel?.close();
    };
    // It may have been opened before this script loaded.
    hold();
    element?.addEventListener('click', press);
    panel?.addEventListener('toggle', hold);
    panel?.addEventListener('close', hold);
    return () => {
      element?.removeEventListener('click', press);
      panel?.removeEventListener('toggle', hold);
      panel?.removeEventListener('close', hold);
      letGo?.();
    };
  }, [header]);
}
