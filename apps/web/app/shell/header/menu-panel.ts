/** Links the buttons to the panel, with or without JavaScript. */
export const menuPanelId = 'site-menu';

/** Handled by the browser itself; `useMenuPanel` covers older browsers. */
export const opensMenuPanel = { command: 'show-modal', commandfor: menuPanelId };
export const closesMenuPanel = { command: 'close', commandfor: menuPanelId };
