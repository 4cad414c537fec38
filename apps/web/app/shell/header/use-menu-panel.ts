import { type RefObject, useEffect } from 'react';
import { useOnNavigation } from '../navigation/use-on-navigation.ts';

/** The menu of small screens closes when the visitor moves on, and opens and closes in browsers that know no commands. */
export function useMenuPanel(header: RefObject<HTMLElement | null>): void {
  useOnNavigation(() => header.current?.querySelector('dialog')?.close());

  useEffect(() => {
    const element = header.current;
    const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
    const press = ({ target }: Event) => {
      const panel = element?.querySelector('dialog');
      // A press on the dialog itself is one beside its content; not every browser knows `closedby`.
      if (target === panel) panel?.close();
      if (knowsCommands || !(target instanceof Element)) return;
      const command = target.closest('[command]')?.getAttribute('command');
      if (command === 'show-modal') panel?.showModal();
      if (command === 'close') panel?.close();
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [header]);
}
