/** The button that opens the panel and the panel itself know each other by this name, with or without JavaScript. */
export const menuPanelId = 'site-menu';

/** Understood by the browser itself. Older ones need the script of the button. */
export const opensMenuPanel = { command: 'show-modal', commandfor: menuPanelId };
export const closesMenuPanel = { command: 'close', commandfor: menuPanelId };

/** A browser that does not know the command yet. */
export function needsScriptForCommands(): boolean {
  return !('commandForElement' in HTMLButtonElement.prototype);
}

export function findMenuPanel(): HTMLDialogElement | null {
  const panel = document.getElementById(menuPanelId);
  return panel instanceof HTMLDialogElement ? panel : null;
}
