import { createHash } from 'node:crypto';
import { type Account, mostPasskeys } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import {
  addPasskey,
  type Database,
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  removePasskey,
  type StoredPasskey,
} from '@forecourt/store';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Logger } from 'pino';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import type { SessionService } from './session-service.ts';

export type PasskeyAdded = 'added' | 'already-added' | 'too-many' | 'refused';

/** Passkeys: registered by someone who is signed in, then enough to sign in. */
export interface PasskeyService {
  list(accountId: number): Promise<StoredPasskey[]>;
  registrationOptions(account: Account): Promise<PublicKeyCredentialCreationOptionsJSON>;
  add(account: Account, answer: unknown, device: string): Promise<PasskeyAdded>;
  remove(accountId: number, id: number): Promise<void>;
  /** Any passkey of this site will do: the browser lists those that it has. */
  signInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The token for the cookie; null if the passkey is unknown or its signature wrong. */
  signIn(answer: unknown, device: string): Promise<string | null>;
}

export interface PasskeyParts {
  db: Database;
  challenges: PasskeyChallenges;
  sessions: Pick<SessionService, 'open'>;
  /** Where the site is: passkeys are bound to its host. */
  origin: string;
  log: Pick<Logger, 'info'>;
  now?: () => number;
}

/** Loaded with the first passkey: it takes a tenth of a second that no start should wait for. */
const loadWebAuthn = () => import('@simplewebauthn/server');

export function createPasskeyService(parts: PasskeyParts): PasskeyService {
  const { db, challenges, sessions, origin, log, now = Date.now } = parts;
  const at = () => new Date(now()).toISOString();
  const rpID = new URL(origin).hostname;
  const expected = {
    expectedOrigin: origin,
    expectedRPID: rpID,
    expectedChallenge: (challenge: string) =>
      challenges.isGood(Buffer.from(challenge, 'base64url').toString('utf8')),
  };

  /** The library throws at whatever a browser should not have sent. */
  async function verify<Result>(check: () => Promise<Result | null>): Promise<Result | null> {
    try {
      return await check();
    } catch (error) {
      log.info({ err: error }, 'A passkey was refused');
      return null;
    }
  }

  return {
    list: (accountId) => listPasskeys(db, accountId),

    async registrationOptions(account) {
      const { generateRegistrationOptions } = await loadWebAuthn();
      const known = await listPasskeys(db, account.id);
      return generateRegistrationOptions({
        rpName: brand.name,
        rpID,
        userName: account.email,
        userDisplayName: account.name || account.email,
        userID: new TextEncoder().encode(`account ${account.id}`),
        challenge: challenges.issue(),
        attestationType: 'none',
        excludeCredentials: known.map(describePasskey),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    async add(account, answer, device) {
      const { verifyRegistrationResponse } = await loadWebAuthn();
      if ((await listPasskeys(db, account.id)).length >= mostPasskeys) return 'too-many';
      const credential = await verify(async () => {
        const { registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: answer as RegistrationResponseJSON,
          requireUserVerification: true,
        });
        return registrationInfo?.credential ?? null;
      });
      if (!credential) return 'refused';
      const { id, publicKey, counter, transports = [] } = credential;
      const added = {
        accountId: account.id,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.filter((each) => knownTransports.has(each)),
        name: device,
      };
      return (await addPasskey(db, added, { at: at() })) ? 'added' : 'already-added';
    },

    remove: (accountId, id) => removePasskey(db, accountId, id),

    async signInOptions() {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      return generateAuthenticationOptions({
        rpID,
        challenge: challenges.issue(),
        userVerification: 'required',
      });
    },

    async signIn(answer, device) {
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const response = answer as AuthenticationResponseJSON;
      const stored = isCredentialId(response?.id) ? await findPasskey(db, response.id) : undefined;
      if (!stored) return null;
      const counter = await verify(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response,
          credential: {
            ...describePasskey(stored),
            publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
            counter: stored.counter,
          },
          requireUserVerification: true,
        });
        return verified ? authenticationInfo.newCounter : null;
      });
      if (counter === null) return null;
      await notePasskeyUse(db, stored.id, { at: at(), counter });
      // The signed bytes contain the challenge: sent again, however they are spelt, they open nothing.
      const signed = Buffer.from(response.response.clientDataJSON, 'base64url');
      const key = `passkey ${createHash('sha256').update(signed).digest('base64url')}`;
      return sessions.open({ accountId: stored.accountId, key, way: 'passkey', device });
    },
  };
}

/** The browser says them, unsigned. */
const knownTransports: ReadonlySet<string> = new Set([
  ...['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'],
]);

/** Base64url, as the standard has it; a database refuses some other characters. */
const isCredentialId = (id: unknown) => typeof id === 'string' && /^[\w-]{1,1500}$/.test(id);

function describePasskey({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId, transports: transports as AuthenticatorTransport[] };
}
