import { preferencesCentrePath } from './consent-paths.ts';
import { startConsent } from './start-consent.ts';

/** For "Manage cookies": the window with the seven purposes, or the page with the same when the window cannot be had. */
export async function openConsentPreferences(): Promise<void> {
  try {
    const library = await startConsent();
    library.showPreferences();
  } catch {
    location.assign(preferencesCentrePath);
  }
}
