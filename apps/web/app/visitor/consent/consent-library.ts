/** The library with its words and its styles' address, in a chunk of its own that only those load who are asked or who ask. */
import * as library from 'vanilla-cookieconsent';

export { buildConsentConfig } from './build-consent-config.ts';
export { loadConsentStyles } from './load-consent-styles.ts';
export { library };
