/** What came of asking for a number: the number with the address that uses it, or a sentence that says why there is none. */
export type TellingAnswer = { number: string; href: string } | { message: string };

const unanswered = 'The number did not come. Check your connection, then ask for it again.';

/** Asks without leaving the page. `action` is where the form would be sent to. */
export async function askForNumber(action: string): Promise<TellingAnswer> {
  try {
    const answer = await fetch(`/rest/1.0${action}`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
    });
    const body = (await answer.json()) as {
      number: string;
      href: string;
      error?: { message: string };
    };
    return body.error ? { message: body.error.message } : { number: body.number, href: body.href };
  } catch {
    return { message: unanswered };
  }
}
