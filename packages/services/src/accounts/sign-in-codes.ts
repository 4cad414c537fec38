import { createHmac, timingSafeEqual } from 'node:crypto';

export const codeDigits = 6;

/**
 * The code of a sign-in mail, and the handle by which the browser that asked for the mail refers to it. Both
 * follow from the number of the request and the site's secret: nothing in the database reveals a code.
 */
export interface SignInCodes {
  /** Six digits. */
  codeOf(id: number): string;
  isCode(id: number, code: string): boolean;
  handleOf(id: number): string;
  /** The number of the request, or null if the handle is not ours. */
  openHandle(handle: string): number | null;
}

export function createSignInCodes(secret: string): SignInCodes {
  const mac = (text: string) => createHmac('sha256', secret).update(text).digest();
  const codeOf = (id: number) =>
    String(mac(`sign-in code ${id}`).readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0');
  const handleOf = (id: number) =>
    `${id.toString(36)}.${mac(`sign-in handle ${id}`).toString('base64url').slice(0, 22)}`;
  return {
    codeOf,
    isCode: (id, code) => isSame(code, codeOf(id)),
    handleOf,
    openHandle(handle) {
      const id = Number.parseInt(handle.split('.', 1)[0] ?? '', 36);
      return Number.isSafeInteger(id) && isSame(handle, handleOf(id)) ? id : null;
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
