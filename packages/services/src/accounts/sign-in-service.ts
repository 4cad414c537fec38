import { mostWrongCodes, signInMailsAnHour, signInMinutes } from '@forecourt/domain';
import {
  addSignInRequest,
  type Database,
  findOrAddAccount,
  findSignInRequest,
  hasOpenedSession,
  type SignInRequest,
  takeCodeTry,
} from '@forecourt/store';
import type { Found } from '../reputation/feedback-service.ts';
import type { Visitor } from '../request/request-info.ts';
import type { HashVisitor } from '../secrets/visitor-hash.ts';
import type { SignedLinks } from '../signed-links/signed-links.ts';
import type { SessionService } from './session-service.ts';
import { codeDigits, type SignInCodes } from './sign-in-codes.ts';

export type SignInAnswer =
  /** The token for the cookie. */
  | { kind: 'signed-in'; token: string; leadsTo: string }
  | { kind: 'wrong-code'; triesLeft: number }
  /** No six digits. It was not tried, so it takes no try away. */
  | { kind: 'no-code' }
  /** Expired, used already, or too many wrong codes. */
  | { kind: 'ended' };

/** `used` once it, or the code of the same mail, has signed somebody in. */
export type FoundLink = Found<{ email: string }> | { kind: 'used' };

/** Signing in by mail: one mail with a link and a code, of which one works once. */
export interface SignInService {
  /**
   * Sends the mail. The same for an address that has an account and for one that has none: the account begins
   * when someone who reads the mailbox signs in.
   */
  askForMail(
    { email, leadsTo }: { email: string; leadsTo: string },
    visitor: Visitor,
  ): Promise<{ kind: 'sent'; handle: string } | { kind: 'over-limit'; retryAfterSeconds: number }>;
  /** For the page that asks for the code: the address that the mail went to. */
  findMail(handle: string): Promise<{ id: number; email: string; leadsTo: string } | null>;
  withCode(handle: string, code: string, device: string): Promise<SignInAnswer>;
  /** Opening a link changes nothing: mail scanners open every link. */
  findLink(token: string): Promise<FoundLink>;
  withLink(token: string, device: string): Promise<SignInAnswer>;
}

export interface SignInParts {
  db: Database;
  codes: SignInCodes;
  links: SignedLinks;
  sessions: Pick<SessionService, 'open'>;
  hashVisitor: HashVisitor;
  onMail(): void;
  now?: () => number;
}

const ended = { kind: 'ended' } as const;
const keyOf = (requestId: number) => `mail ${requestId}`;

export function createSignInService(parts: SignInParts): SignInService {
  const { db, codes, links, sessions, now = Date.now } = parts;
  const at = () => new Date(now()).toISOString();

  async function signIn({ id, email, leadsTo }: SignInRequest, device: string): Promise<SignInAnswer> {
    const account = await findOrAddAccount(db, email, { at: at() });
    // Named after the request: whether by link or by code, and however often at once, it opens one session.
    const token = await sessions.open({ accountId: account.id, key: keyOf(id), way: 'mail', device });
    return token === null ? ended : { kind: 'signed-in', token, leadsTo };
  }

  async function findCurrent(id: number): Promise<SignInRequest | null> {
    const request = await findSignInRequest(db, id);
    return request && now() < Date.parse(request.expiresAt) ? request : null;
  }

  /** A link ends together with its code. */
  async function findOfLink(id: number): Promise<SignInRequest | null> {
    const request = await findCurrent(id);
    return request && request.wrongCodes < mostWrongCodes ? request : null;
  }

  return {
    async askForMail({ email, leadsTo }, visitor) {
      const expiresAt = new Date(now() + signInMinutes * 60_000).toISOString();
      const added = await addSignInRequest(
        db,
        { email, visitor: parts.hashVisitor(visitor.visitorAddress), leadsTo, expiresAt },
        { at: at(), limits: signInMailsAnHour },
      );
      if (added.kind === 'over-limit') {
        visitor.logSecurityEvent('rate-limit');
        const wait = Math.max(1, Math.ceil((Date.parse(added.retryAt) - now()) / 1000));
        return { kind: 'over-limit', retryAfterSeconds: wait };
      }
      parts.onMail();
      return { kind: 'sent', handle: codes.handleOf(added.id) };
    },

    async findMail(handle) {
      const id = codes.openHandle(handle);
      const request = id === null ? undefined : await findSignInRequest(db, id);
      return request ? { id: request.id, email: request.email, leadsTo: request.leadsTo } : null;
    },

    async withCode(handle, code, device) {
      const id = codes.openHandle(handle);
      if (id === null) return ended;
      const digits = code.replace(/\D/g, '');
      if (digits.length !== codeDigits) return { kind: 'no-code' };
      const triesLeft = await takeCodeTry(db, id, { at: at(), mostTries: mostWrongCodes });
      if (triesLeft === null) return ended;
      if (!codes.isCode(id, digits)) {
        return triesLeft === 0 ? ended : { kind: 'wrong-code', triesLeft };
      }
      const request = await findCurrent(id);
      return request ? signIn(request, device) : ended;
    },

    async findLink(token) {
      const link = links.open('sign-in', token);
      if (link.kind !== 'good') return link.kind === 'expired' ? link : { kind: 'unknown' };
      if (await hasOpenedSession(db, keyOf(link.id))) return { kind: 'used' };
      const request = await findOfLink(link.id);
      return request ? { kind: 'found', value: { email: request.email } } : { kind: 'expired' };
    },

    async withLink(token, device) {
      const link = links.open('sign-in', token);
      const request = link.kind === 'good' ? await findOfLink(link.id) : null;
      return request ? signIn(request, device) : ended;
    },
  };
}
