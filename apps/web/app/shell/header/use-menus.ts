import { closeNavigation, type NavigationItem, toggleNavigationItem } from '@forecourt/domain';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useOnNavigation } from '../navigation/use-on-navigation.ts';

export interface Menus {
  items: readonly NavigationItem[];
  isAnyOpen: boolean;
  toggle(index: number): void;
  /** Opens one, whether or not it is open already. */
  open(index: number): void;
  close(): void;
}

/** The sub-menus of the header: at most one is open, and none after a press elsewhere or once the visitor moves on. */
export function useMenus(groups: readonly NavigationItem[], nav: RefObject<HTMLElement | null>): Menus {
  const [openIndex, setOpenIndex] = useState(() => findOpen(groups));
  const isAnyOpen = openIndex >= 0;
  const closed = closeNavigation(groups);
  const items = isAnyOpen ? toggleNavigationItem(closed, openIndex) : closed;
  const close = () => setOpenIndex(-1);
  const toggle = (index: number) => setOpenIndex(findOpen(toggleNavigationItem(items, index)));
  const open = (index: number) => setOpenIndex(index);
  useOnNavigation(close);

  // The browser opens a menu by itself before React is there.
  const takeOver = useEffectEvent(() => {
    const menus = [...(nav.current?.querySelectorAll<HTMLElement>('[data-menu]') ?? [])];
    const index = menus.findIndex((menu) => menu instanceof HTMLDetailsElement && menu.open);
    if (index >= 0) open(index);
  });
  useEffect(() => takeOver(), []);

  const closeOutside = useEffectEvent((target: EventTarget | null) => {
    const header = nav.current?.closest('header');
    if (target instanceof Node && !header?.contains(target)) close();
  });
  useEffect(() => {
    if (!isAnyOpen) return;
    const onClick = (event: MouseEvent) => closeOutside(event.target);
    const onFocus = (event: FocusEvent) => closeOutside(event.target);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
    };
  }, [isAnyOpen]);

  return { items, isAnyOpen, toggle, open, close };
}

function findOpen(items: readonly NavigationItem[]): number {
  return items.findIndex((item) => item.isOpen);
}
