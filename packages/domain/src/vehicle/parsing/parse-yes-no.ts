const words = new Map<unknown, boolean>();
for (const word of [true, 1, 'yes', 'y', 'true', 't', '1', 'on']) words.set(word, true);
for (const word of [false, 0, 'no', 'n', 'false', 'f', '0', 'off']) words.set(word, false);

/** Undefined if the value is neither. */
export function readYesNo(raw: unknown): boolean | undefined {
  return words.get(typeof raw === 'string' ? raw.trim().toLowerCase() : raw);
}
