import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * What a passkey signs: random, ours, and only a few minutes old. Nothing is stored; that each opens at most one
 * session is for the caller to ensure.
 */
export interface PasskeyChallenges {
  issue(): string;
  isGood(challenge: string): boolean;
}

const validMs = 5 * 60_000;

export function createPasskeyChallenges(secret: string, now: () => number = Date.now): PasskeyChallenges {
  const sign = (body: string) =>
    createHmac('sha256', secret).update(`passkey challenge ${body}`).digest('base64url');
  return {
    issue() {
      const body = `${now().toString(36)}.${randomBytes(16).toString('base64url')}`;
      return `${body}.${sign(body)}`;
    },
    isGood(challenge) {
      const end = challenge.lastIndexOf('.');
      const body = challenge.slice(0, Math.max(0, end));
      const [given, expected] = [Buffer.from(challenge.slice(end + 1)), Buffer.from(sign(body))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      const age = now() - Number.parseInt(body, 36);
      return age >= 0 && age < validMs;
    },
  };
}
