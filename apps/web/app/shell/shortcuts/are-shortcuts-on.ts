/** `VITE_SHORTCUTS=off` builds the site without them; see README.md. */
export const areShortcutsOn = import.meta.env.VITE_SHORTCUTS !== 'off';
