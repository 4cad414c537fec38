import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { decideMenuStep } from './decide-menu-step.ts';
import type { Menus } from './use-menus.ts';

/** Reads from the page where the focus is, and moves it as the key asks. */
export function steerMenus(event: KeyboardEvent<HTMLElement>, menus: Menus): void {
  const { key, currentTarget: nav, target } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...nav.querySelectorAll<HTMLElement>('[data-menu]')];
  const links = all.map((menu) => [...menu.querySelectorAll('a')]);
  const menu = all.findIndex((each) => each.contains(target));
  const link = links[menu]?.indexOf(target as HTMLAnchorElement) ?? -1;
  const step = decideMenuStep(key, {
    menu,
    link: link < 0 ? null : link,
    linkCounts: links.map(({ length }) => length),
    isAnyOpen: menus.isAnyOpen,
  });
  if (!step) return;
  event.preventDefault();
  // At once: what is in a closed menu cannot take the focus.
  flushSync(() => {
    if (step.opens === 'it') menus.open(step.menu);
    if (step.opens === 'none') menus.close();
  });
  const word = all[step.menu]?.querySelector('summary') ?? all[step.menu];
  (step.link === null ? word : links[step.menu]?.[step.link])?.focus();
}
