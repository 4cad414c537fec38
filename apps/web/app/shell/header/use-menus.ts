import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useOnNavigation } from '../navigation/use-on-navigation.ts';
import { moveMenuFocus } from './move-menu-focus.ts';

/** Closes the header's menus after a press elsewhere or a navigation, and moves the focus through them by keyboard. */
export function useMenus(header: RefObject<HTMLElement | null>): void {
  const close = () => {
    for (const menu of header.current?.querySelectorAll('details[data-menu]') ?? []) {
      menu.removeAttribute('open');
    }
  };
  useOnNavigation(close);

  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !header.current?.contains(target)) close();
  });
  useEffect(() => {
    const nav = header.current?.querySelector('nav');
    const leave = (event: Event) => closeOutside(event);
    const steer = (event: KeyboardEvent) => {
      if (nav) moveMenuFocus(nav, event);
    };
    nav?.addEventListener('keydown', steer);
    for (const sign of ['click', 'focusin']) document.addEventListener(sign, leave);
    return () => {
      nav?.removeEventListener('keydown', steer);
      for (const sign of ['click', 'focusin']) document.removeEventListener(sign, leave);
    };
  }, [header]);
}
