/** The library with its words and looks, in a chunk of its own that only those load who are asked or who ask. */
import './consent.css';
import * as library from 'vanilla-cookieconsent';

export { buildConsentConfig } from './build-consent-config.ts';
export { library };
