/** A token for this visitor, together with its cookie; null if the site does not respond. */
export async function fetchFormToken(): Promise<string | null> {
  try {
    const answer = await fetch('/rest/1.0/csrf', { headers: { Accept: 'application/json' } });
    if (!answer.ok) return null;
    const { token } = (await answer.json()) as { token: string };
    return token;
  } catch {
    return null;
  }
}
