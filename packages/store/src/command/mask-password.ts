/** Messages end up in logs and tickets, which must not contain a password. */
export function maskPassword(address: string): string {
  return address.replace(/\/\/\S*@/, '//…@');
}
