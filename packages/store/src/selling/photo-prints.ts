/** A print has 64 bits: 16 hexadecimal digits everywhere else, a signed number in the database, which compares them by bits. */
export function printToNumber(print: string): bigint {
  return BigInt.asIntN(64, BigInt(`0x${print}`));
}

export function printFromNumber(number: bigint): string {
  return BigInt.asUintN(64, number).toString(16).padStart(16, '0');
}
