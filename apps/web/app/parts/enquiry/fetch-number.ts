/** The REST response: the number with its `tel:` or WhatsApp address, or the reason why there is none. */
export interface FetchedNumber {
  number?: string;
  href?: string;
  error?: { message: string };
}

/** Fetches the number without leaving the page. `action` is where the form would be submitted. */
export async function fetchNumber(action: string): Promise<FetchedNumber> {
  try {
    return await (await fetch(`/rest/1.0${action}`, { method: 'POST' })).json();
  } catch {
    return { error: { message: 'We couldn’t get the number. Check your connection and try again.' } };
  }
}
