/** Shows in the header how many messages somebody who is signed in has not read. Loaded only for them. */
export async function showUnread(): Promise<void> {
  const answer = await fetch('/rest/1.0/account/unread-messages');
  if (!answer.ok) return;
  const { unread } = (await answer.json()) as { unread: number };
  const badge = document.querySelector('[data-unread]');
  if (badge) badge.textContent = unread > 0 ? String(Math.min(unread, 99)) : '';
}
