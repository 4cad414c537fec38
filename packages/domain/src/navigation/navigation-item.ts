export interface NavigationChild {
  text: string;
  link: string;
  /** Opened inside the running page; otherwise the browser loads the address in full. */
  isRouter: boolean;
}

export interface NavigationItem {
  text: string;
  /** Where the item itself leads; null when it only opens its children. */
  mainLink: string | null;
  isOpen: boolean;
  children: readonly NavigationChild[];
}

/** Opens or closes one sub-menu. Only one is open at a time. */
export function toggleNavigationItem(items: readonly NavigationItem[], index: number): NavigationItem[] {
  return items.map((item, position) => ({ ...item, isOpen: position === index && !item.isOpen }));
}

/** After a click outside the header, or once a navigation starts. */
export function closeNavigation(items: readonly NavigationItem[]): NavigationItem[] {
  return items.map((item) => ({ ...item, isOpen: false }));
}
