import type { RouterContextProvider } from 'react-router';
import { redirectTo } from '../../addresses/redirect-to.ts';
import { requestInfoContext } from '../../shell/request-context.ts';

/** Why something that was written is not kept. */
export type NotKept = 'said-before' | 'not-kept';

interface ActionArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

interface OneTimeWords {
  /** Finds what the link leads to and keeps the words. False when something was kept before, which stays as it is. */
  keep(): Promise<boolean>;
  /** Whether that is what was written now: the second of two clicks says the same as the first. */
  isSame(): Promise<boolean>;
}

/**
 * For the action of a screen behind a link in a mail: keeps what was written for the first and only time, and leads to the
 * page anew, which shows it. It comes back only when nothing was kept. A database that takes nothing in must not cost
 * anyone their words, so that is an answer too.
 */
export async function keepOnce({ context, url }: ActionArgs, words: OneTimeWords): Promise<NotKept> {
  const outcome = await keepOrSay(context, words);
  if (outcome === 'kept') throw redirectTo(url.pathname, 303);
  return outcome;
}

async function keepOrSay(
  context: Readonly<RouterContextProvider>,
  { keep, isSame }: OneTimeWords,
): Promise<'kept' | NotKept> {
  try {
    return (await keep()) || (await isSame()) ? 'kept' : 'said-before';
  } catch (error) {
    if (isAnswer(error)) throw error;
    const { log, requestId } = context.get(requestInfoContext);
    log.error({ err: error, id: requestId }, 'What was written through a link could not be kept');
    return 'not-kept';
  }
}

/** A page that was not found, or is no more, is an answer and no failure. */
function isAnswer(thrown: unknown): boolean {
  return thrown instanceof Response || !(thrown instanceof Error);
}

export const notKeptWords =
  'This could not be kept just now. Nothing you wrote is lost: send it again in a minute.';
