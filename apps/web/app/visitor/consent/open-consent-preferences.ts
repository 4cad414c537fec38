import { preferencesCentrePath } from './consent-paths.ts';
import { startConsent } from './start-consent.ts';

/**
 * For "Manage cookies": opens the dialog with the seven purposes, or the page with the same content if the
 * dialog fails.
 */
export async function openConsentPreferences(): Promise<void> {
  try {
    const library = await startConsent();
    library.showPreferences();
  } catch {
    location.assign(preferencesCentrePath);
  }
}
