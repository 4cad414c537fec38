import { loadStyleSheet } from '../../shell/load-style-sheet.ts';
import stylesUrl from './consent.css?url';

/** The styles of the question: a file of its own, as most visitors never meet it again. The page waits for no other. */
export function loadConsentStyles(): Promise<void> {
  return loadStyleSheet(stylesUrl);
}
