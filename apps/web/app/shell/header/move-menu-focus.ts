import { decideMenuStep } from './decide-menu-step.ts';

/** Finds the focus in the page and moves it according to the key. */
export function moveMenuFocus(nav: HTMLElement, event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
  const menus = [...nav.querySelectorAll<HTMLElement>('[data-menu]')];
  const links = menus.map((menu) => [...menu.querySelectorAll('a')]);
  const menu = menus.findIndex((each) => each.contains(target));
  const link = links[menu]?.indexOf(target as HTMLAnchorElement) ?? -1;
  const step = decideMenuStep(key, {
    menu,
    link: link < 0 ? null : link,
    linkCounts: links.map(({ length }) => length),
    isAnyOpen: menus.some((each) => each.hasAttribute('open')),
  });
  if (!step) return;
  event.preventDefault();
  if (step.opens !== 'as before') {
    for (const [index, each] of menus.entries()) {
      if (each instanceof HTMLDetailsElement) each.open = step.opens === 'it' && index === step.menu;
    }
  }
  const word = menus[step.menu]?.querySelector('summary') ?? menus[step.menu];
  (step.link === null ? word : links[step.menu]?.[step.link])?.focus();
}
