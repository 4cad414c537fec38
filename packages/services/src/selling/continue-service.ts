import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import {
  continueSellingPath,
  type SellingFields,
  type SellingStep,
  sellingLimits,
  sellingSteps,
} from '@forecourt/domain';
import { type Database, findSellingDraft, moveBrowserDrafts } from '@forecourt/store';
import { hashSessionToken } from '../accounts/session-tokens.ts';
import type { Asker } from './own-draft.ts';

/** Long enough to find the phone, short enough that a photo of the screen is soon worth nothing. */
export const continueMinutes = 15;

export interface ContinuedDraft {
  draftId: string;
  step: SellingStep;
  fields: SellingFields;
}

/**
 * Hands a draft from one browser to another, without an account: the link carries the first browser's key, encrypted, so
 * that afterwards both have it. Opening the link changes nothing.
 */
export interface ContinueService {
  /** The path of the link; null for someone who has no draft of a browser, and signs in on the other device instead. */
  path(asker: Asker, draftId: string, step: SellingStep): string | null;
  /** Null if the link is forged, has expired, or its draft is gone. */
  open(token: string): Promise<ContinuedDraft | null>;
  /** The key for the cookie of the browser that asks; its own drafts join those that it takes over. */
  take(token: string, asker: Asker): Promise<(ContinuedDraft & { browserToken: string }) | null>;
}

interface Handed {
  browserToken: string;
  draftId: string;
  step: SellingStep;
}

const [ivBytes, tagBytes, keyBytes, idBytes] = [12, 16, 32, 15];

export function createContinueService({
  db,
  secret,
  now = Date.now,
}: {
  db: Database;
  secret: string;
  now?: () => number;
}): ContinueService {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'continue on another device', 32));

  function seal({ browserToken, draftId, step }: Handed): string {
    const expires = Buffer.alloc(5);
    expires.writeUInt32BE(Math.floor(now() / 1000) + continueMinutes * 60);
    expires.writeUInt8(sellingSteps.indexOf(step), 4);
    const plain = Buffer.concat([
      expires,
      Buffer.from(browserToken, 'base64url'),
      Buffer.from(draftId, 'base64url'),
    ]);
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  function unseal(token: string): Handed | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ivBytes + tagBytes + 5 + keyBytes + idBytes) return null;
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
    cipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      const plain = Buffer.concat([cipher.update(bytes.subarray(ivBytes + tagBytes)), cipher.final()]);
      if (plain.readUInt32BE(0) * 1000 < now()) return null;
      return {
        step: sellingSteps[plain.readUInt8(4)] ?? 'vehicle',
        browserToken: plain.subarray(5, 5 + keyBytes).toString('base64url'),
        draftId: plain.subarray(5 + keyBytes).toString('base64url'),
      };
    } catch {
      // Not ours, or changed on the way.
      return null;
    }
  }

  async function findHanded(token: string): Promise<(Handed & { fields: SellingFields }) | null> {
    const handed = unseal(token);
    const draft = handed && (await findSellingDraft(db, handed.draftId));
    // Once somebody has signed in, the account says whose it is.
    if (!draft || draft.browserHash !== hashSessionToken(handed.browserToken)) return null;
    return { ...handed, fields: draft.fields };
  }

  return {
    path({ account, browserToken }, draftId, step) {
      if (account || browserToken === null) return null;
      return `${continueSellingPath}/${seal({ browserToken, draftId, step })}`;
    },

    async open(token) {
      const found = await findHanded(token);
      return found && { draftId: found.draftId, step: found.step, fields: found.fields };
    },

    async take(token, asker) {
      const found = await findHanded(token);
      if (!found) return null;
      const { browserToken } = found;
      if (asker.browserToken !== null && asker.browserToken !== browserToken) {
        await moveBrowserDrafts(db, hashSessionToken(asker.browserToken), {
          to: hashSessionToken(browserToken),
          most: sellingLimits.mostDrafts,
        });
      }
      return found;
    },
  };
}
