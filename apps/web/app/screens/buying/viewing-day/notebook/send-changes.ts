import type { NotebookChange, NotebookEntry } from '@forecourt/domain';
import { fetchFormToken } from '../../../../parts/forms/fetch-form-token.ts';

export type NotebookAnswer =
  | {
      kind: 'joined' | 'other-account';
      account: string;
      entries: readonly NotebookEntry[];
      refused: readonly { id: string }[];
    }
  | { kind: 'signed-out' };

/** Sends changes to the account, and returns what it has then; null without a connection. */
export async function sendChanges(
  account: string | null,
  changes: readonly NotebookChange[],
): Promise<NotebookAnswer | null> {
  const token = await fetchFormToken();
  if (!token) return null;
  try {
    const answer = await fetch('/rest/1.0/account/notebook', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
      body: JSON.stringify({ account, changes }),
    });
    if (answer.status === 401) return { kind: 'signed-out' };
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
