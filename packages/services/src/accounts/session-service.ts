import { type Account, isSessionOpen, isSignInFresh } from '@forecourt/domain';
import {
  type AccountSession,
  type Database,
  endAccountSessions,
  findAccount,
  findAccountSession,
  listAccountSessions,
  openAccountSession,
  touchAccountSession,
} from '@forecourt/store';
import { hashSessionToken, makeSessionToken } from './session-tokens.ts';

/** Someone who is signed in, on one of their devices. */
export interface SignedIn {
  account: Account;
  session: AccountSession;
  /** Whether the sign-in is recent enough to change how one signs in. */
  isFresh: boolean;
}

export interface OpenedBy {
  accountId: number;
  /** What opens the session; each opens only one. */
  key: string;
  way: AccountSession['way'];
  device: string;
}

/** Devices that are signed in. */
export interface SessionService {
  /** The token for the cookie; null if the key has opened a session already. */
  open(opened: OpenedBy): Promise<string | null>;
  /** Who the token of a cookie belongs to; null if it is unknown or its session is over. */
  find(token: string): Promise<SignedIn | null>;
  list(accountId: number): Promise<AccountSession[]>;
  end(accountId: number, sessionId: number): Promise<void>;
  endOthers({ account, session }: SignedIn): Promise<void>;
}

/** Written at most this often: every private page reads its session. */
const touchEveryMs = 10 * 60_000;

export function createSessionService(db: Database, now: () => number = Date.now): SessionService {
  const at = () => new Date(now()).toISOString();
  return {
    async open({ accountId, key, way, device }) {
      const token = makeSessionToken();
      const opened = { accountId, tokenHash: hashSessionToken(token), openedBy: key, way, device };
      const id = await openAccountSession(db, opened, { at: at() });
      return id === null ? null : token;
    },

    async find(token) {
      const session = await findAccountSession(db, hashSessionToken(token));
      if (!session || !isSessionOpen(session, now())) return null;
      const account = await findAccount(db, session.accountId);
      if (!account) return null;
      if (now() - Date.parse(session.lastSeenAt) > touchEveryMs) {
        await touchAccountSession(db, session.id, { at: at() });
      }
      return { account, session, isFresh: isSignInFresh(session, now()) };
    },

    async list(accountId) {
      const sessions = await listAccountSessions(db, accountId);
      return sessions.filter((session) => isSessionOpen(session, now()));
    },

    end: (accountId, sessionId) => endAccountSessions(db, accountId, { at: at(), only: sessionId }),
    endOthers: ({ account, session }) => endAccountSessions(db, account.id, { at: at(), except: session.id }),
  };
}
