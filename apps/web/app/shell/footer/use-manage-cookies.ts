import { type RefObject, useEffect } from 'react';
import { openConsentPreferences } from '../../visitor/consent/open-consent-preferences.ts';

/**
 * Without JavaScript, and until it runs, "Manage cookies" links to the preferences page. Once it opens the
 * preferences over the page it is no longer a link, so it becomes a button.
 */
export function useManageCookies(footer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const link = footer.current?.querySelector('a[data-manage-cookies]');
    if (!link) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = link.className;
    button.textContent = link.textContent;
    button.addEventListener('click', () => void openConsentPreferences());
    link.replaceWith(button);
  }, [footer]);
}
