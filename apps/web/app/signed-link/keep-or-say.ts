import type { RouterContextProvider } from 'react-router';
import { requestInfoContext } from '../request-context.ts';

/** What became of something that was to be kept for the first and only time. */
export type KeptOutcome = 'kept' | 'said-before' | 'not-kept';

/** A database that takes nothing in must not cost anyone their words: the form comes back with them. */
export async function keepOrSay(
  context: Readonly<RouterContextProvider>,
  keep: () => Promise<boolean>,
): Promise<KeptOutcome> {
  try {
    return (await keep()) ? 'kept' : 'said-before';
  } catch (error) {
    const { log, requestId } = context.get(requestInfoContext);
    log.error({ err: error, id: requestId }, 'What was written through a link could not be kept');
    return 'not-kept';
  }
}

export const notKeptWords =
  'This could not be kept just now. Nothing you wrote is lost: send it again in a minute.';
