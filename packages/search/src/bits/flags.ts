/** Where a number's upper bits begin: bit operations see only 32. */
const upper = 2 ** 32;

/** The bits of several values in one number: the value with code c has bit c - 1. */
export function flagsOf(values: readonly unknown[], codeOf: ReadonlyMap<unknown, number>): number {
  let low = 0;
  let high = 0;
  for (const value of values) {
    const code = codeOf.get(value) ?? 0;
    if (code > 32) high |= 1 << (code - 33);
    else if (code > 0) low |= 1 << (code - 1);
  }
  return (high >>> 0) * upper + (low >>> 0);
}

/** Adds `step` to the count of every code whose bit is set. */
export function stepFlags(counts: Int32Array, flags: number, step: 1 | -1): void {
  for (let bits = flags | 0; bits !== 0; bits &= bits - 1) {
    const code = 32 - Math.clz32(bits & -bits);
    counts[code] = (counts[code] ?? 0) + step;
  }
  for (let bits = Math.floor(flags / upper) | 0; bits !== 0; bits &= bits - 1) {
    const code = 64 - Math.clz32(bits & -bits);
    counts[code] = (counts[code] ?? 0) + step;
  }
}

/** The codes whose bits are set. */
export function codesOfFlags(flags: number): number[] {
  const codes: number[] = [];
  for (let bits = flags | 0; bits !== 0; bits &= bits - 1) codes.push(32 - Math.clz32(bits & -bits));
  for (let bits = Math.floor(flags / upper) | 0; bits !== 0; bits &= bits - 1)
    codes.push(64 - Math.clz32(bits & -bits));
  return codes;
}
