import { type ConsentMoment, consentPurposes } from '@forecourt/site';
import { consentState } from './consent-state.ts';

export type ConsentLibrary = typeof import('./consent-library.ts')['library'];

let starting: Promise<ConsentLibrary> | null = null;

/** Loads the library once per page and reads the visitor's earlier answer, if any. */
export function startConsent(): Promise<ConsentLibrary> {
  starting ??= start();
  // The network may be back at the next try.
  starting.catch(() => {
    starting = null;
  });
  return starting;
}

async function start(): Promise<ConsentLibrary> {
  const { buildConsentConfig, library, loadConsentStyles } = await import('./consent-library.ts');
  await loadConsentStyles();
  const look = (_: ConsentMoment) => consentState.set(readConsent(library));
  await library.run({ ...buildConsentConfig(look), root: createPlace() });
  look('ready');
  return library;
}

/** First in the document order, so that the keyboard and a screen reader reach the question first. */
function createPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.prepend(place);
  return place;
}

function readConsent(library: ConsentLibrary) {
  if (!library.validConsent()) return { status: 'unanswered' } as const;
  return {
    status: 'answered',
    allowed: consentPurposes.filter((purpose) => library.acceptedCategory(purpose)),
    answeredAt: library.getCookie('lastConsentTimestamp'),
  } as const;
}
