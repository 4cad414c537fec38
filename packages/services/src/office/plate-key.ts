/** A plate as the database compares it: its letters and digits. Null if it has none. */
export function plateKeyOf(plate: string | null): string | null {
  const key = (plate ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  return key === '' ? null : key;
}
