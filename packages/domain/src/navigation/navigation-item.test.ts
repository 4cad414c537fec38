import { describe, expect, it } from 'vitest';
import { closeNavigation, type NavigationItem, toggleNavigationItem } from './navigation-item.ts';

describe('sub-menus', () => {
  const groups = ['Buy used', 'New cars', 'Dealers'].map((text) => ({
    text,
    mainLink: null,
    isOpen: false,
    children: [],
  }));
  const openOnes = (items: readonly NavigationItem[]) =>
    items.flatMap((item, index) => (item.isOpen ? [index] : []));

  it('are open one at a time', () => {
    const first = toggleNavigationItem(groups, 0);
    expect(openOnes(first)).toEqual([0]);
    expect(openOnes(toggleNavigationItem(first, 2))).toEqual([2]);
  });

  it('close on a second press, or all at once', () => {
    const first = toggleNavigationItem(groups, 0);
    expect(openOnes(toggleNavigationItem(first, 0))).toEqual([]);
    expect(openOnes(closeNavigation(first))).toEqual([]);
  });
});
