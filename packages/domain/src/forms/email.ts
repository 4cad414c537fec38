/**
 * What browsers accept in an email field, plus a dot in the host: an address without one cannot be answered.
 */
const emailForm =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** The longest address that mail servers must accept. */
export const maximumEmailLength = 254;

export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= maximumEmailLength && emailForm.test(email);
}
