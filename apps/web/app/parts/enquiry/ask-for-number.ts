/** What REST answers: the number with the address that uses it, or why there is none. */
export interface NumberAnswered {
  number?: string;
  href?: string;
  error?: { message: string };
}

/** Asks without leaving the page. `action` is where the form would be sent to. */
export async function askForNumber(action: string): Promise<NumberAnswered> {
  try {
    return await (await fetch(`/rest/1.0${action}`, { method: 'POST' })).json();
  } catch {
    return { error: { message: 'We couldn’t get the number. Check your connection and try again.' } };
  }
}
