import { useEffect, useRef } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { showUnread } from '../../../visitor/messages/show-unread.ts';
import type { ConversationView } from './build-conversation-view.ts';

/** Keeps an open page current: the server says when there is something new, and the page asks for itself again. */
export function useLiveConversation(path: string, { version }: Pick<ConversationView, 'version'>): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(version);
  latest.current = version;
  useEffect(() => {
    // The browser connects again by itself when the connection breaks.
    const events = new EventSource(`${path}/events?version=${latest.current}`);
    events.addEventListener('changed', () => void revalidate());
    return () => events.close();
  }, [path, revalidate]);
}

/** Notes what was read by someone who came by a link: opening the page alone does not, because mail scanners open it too. */
export function useReadMark(
  { unreadThrough }: Pick<ConversationView, 'unreadThrough'>,
  token: string | null,
): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (unreadThrough === null || token !== null) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      void submit({ do: 'read', through: String(unreadThrough) }, { method: 'post' });
      document.removeEventListener('visibilitychange', mark);
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [unreadThrough, token, submit]);
}

/** What somebody who is signed in has read here no longer counts in the header. */
export function useUnreadBadge({ version }: Pick<ConversationView, 'version'>, token: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has been read
  useEffect(() => {
    // Without a connection, the next page tries again.
    if (token !== null) void showUnread().catch(() => {});
  }, [version, token]);
}
