/**
 * The library with its texts and the address of its styles, in a separate chunk that loads only when the
 * visitor is asked or opens the preferences.
 */
import * as library from 'vanilla-cookieconsent';

export { buildConsentConfig } from './build-consent-config.ts';
export { loadConsentStyles } from './load-consent-styles.ts';
export { library };
