import { loadStyleSheet } from '../../shell/load-style-sheet.ts';
import stylesUrl from './consent.css?url';

/**
 * The styles of the consent dialog are a separate file, because most visitors see it only once; no other page
 * waits for it.
 */
export function loadConsentStyles(): Promise<void> {
  return loadStyleSheet(stylesUrl);
}
