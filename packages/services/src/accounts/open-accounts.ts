import type { Database } from '@forecourt/store';
import type { Logger } from 'pino';
import type { HashVisitor } from '../secrets/visitor-hash.ts';
import type { SignedLinks } from '../signed-links/signed-links.ts';
import { createNotebookService, type NotebookService } from './notebook-service.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createPasskeyService, type PasskeyService } from './passkey-service.ts';
import { createProfileService, type ProfileService } from './profile-service.ts';
import { createSavedVehiclesService, type SavedVehiclesService } from './saved-vehicles-service.ts';
import { createSessionService, type SessionService } from './session-service.ts';
import { createSignInCodes } from './sign-in-codes.ts';
import { createSignInService, type SignInService } from './sign-in-service.ts';

/** Signing in, and what belongs to the person who did. */
export interface Accounts {
  signIn: SignInService;
  sessions: SessionService;
  passkeys: PasskeyService;
  profile: ProfileService;
  savedVehicles: SavedVehiclesService;
  notebook: NotebookService;
}

export interface AccountParts {
  db: Database;
  secret: string;
  links: SignedLinks;
  hashVisitor: HashVisitor;
  origin: string;
  log: Pick<Logger, 'info'>;
  /** A mail was queued. */
  onMail(): void;
  now?: () => number;
}

export function openAccounts(parts: AccountParts): Accounts {
  const { db, secret, links, now = Date.now } = parts;
  const sessions = createSessionService(db, now);
  const challenges = createPasskeyChallenges(secret, now);
  return {
    sessions,
    signIn: createSignInService({ ...parts, codes: createSignInCodes(secret), sessions }),
    passkeys: createPasskeyService({ ...parts, challenges, sessions }),
    profile: createProfileService({ db, links, onMail: parts.onMail, now }),
    savedVehicles: createSavedVehiclesService(db, now),
    notebook: createNotebookService(db, now),
  };
}
