/** Each once, for as long as the page stays: the same logo may stand on it thirty times. */
const told = new Set<string>();

/** For `onLogoError` of the pieces that show a dealer's logo. Nothing depends on it, so nothing is said when it fails. */
export function reportLogoFailure(logoUrl: string): void {
  if (told.has(logoUrl)) return;
  told.add(logoUrl);
  void send(logoUrl).catch(() => {});
}

async function send(logoUrl: string): Promise<void> {
  const answer = await fetch('/rest/1.0/csrf', { headers: { Accept: 'application/json' } });
  if (!answer.ok) return;
  const { token } = (await answer.json()) as { token: string };
  await fetch('/rest/1.0/logo-failures', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
    body: JSON.stringify({ logoUrl }),
    // The visitor may have gone on to the next page.
    keepalive: true,
  });
}
