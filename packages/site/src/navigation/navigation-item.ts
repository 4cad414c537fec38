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
