import { createHmac } from 'node:crypto';

/**
 * Distinguishes visitors in the enquiries table and in the log, and cannot be turned back into an address.
 */
export type HashVisitor = (address: string) => string;

export function createVisitorHash(secret: string): HashVisitor {
  return (address) => createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22);
}
