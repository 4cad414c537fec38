/** The buttons and the panel know each other by this name, with or without JavaScript. */
export const menuPanelId = 'site-menu';

/** Understood by the browser itself; `useMenuPanel` is there for older ones. */
export const opensMenuPanel = { command: 'show-modal', commandfor: menuPanelId };
export const closesMenuPanel = { command: 'close', commandfor: menuPanelId };
