export interface NavigationChild {
  text: string;
  link: string;
  /** Opened inside the running page; otherwise the browser does a full load. */
  isRouter: boolean;
}

export interface NavigationItem {
  text: string;
  /** The link of the item itself; null if it only opens its children. */
  mainLink: string | null;
  isOpen: boolean;
  children: readonly NavigationChild[];
}
