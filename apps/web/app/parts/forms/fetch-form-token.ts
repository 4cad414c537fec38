/** A token for this visitor, whose cookie it brings along; null where the site does not answer. */
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
