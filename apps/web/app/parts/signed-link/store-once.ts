import type { RouterContextProvider } from 'react-router';
import { redirectTo } from '../../addresses/redirect-to.ts';
import { requestInfoContext } from '../../shell/request-context.ts';

/** Why a text was not stored. */
export type NotStored = 'already-stored' | 'not-stored';

interface ActionArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

interface OneTimeText {
  /** Finds the link's target and stores the text. False if something was stored before, which stays as it is. */
  keep(): Promise<boolean>;
  /** Whether the stored text equals this one: the second of two clicks sends the same as the first. */
  isSame(): Promise<boolean>;
}

/**
 * For the action of a screen behind an emailed link: stores a text once, and redirects to the page, which
 * shows it. The text is returned only if nothing was stored. A database failure must not lose what someone
 * wrote, so it is handled too.
 */
export async function storeOnce({ context, url }: ActionArgs, words: OneTimeText): Promise<NotStored> {
  const outcome = await keepOrSay(context, words);
  if (outcome === 'kept') throw redirectTo(url.pathname, 303);
  return outcome;
}

async function keepOrSay(
  context: Readonly<RouterContextProvider>,
  { keep, isSame }: OneTimeText,
): Promise<'kept' | NotStored> {
  try {
    return (await keep()) || (await isSame()) ? 'kept' : 'already-stored';
  } catch (error) {
    if (isAnswer(error)) throw error;
    const { log, requestId } = context.get(requestInfoContext);
    log.error({ err: error, id: requestId }, 'Text sent through a signed link could not be stored');
    return 'not-stored';
  }
}

/** A 404 or 410 is a response, not a failure. */
function isAnswer(thrown: unknown): boolean {
  return thrown instanceof Response || !(thrown instanceof Error);
}

export const notStoredWords =
  'We couldn’t save this just now. Nothing you wrote is lost: send it again in a minute.';
