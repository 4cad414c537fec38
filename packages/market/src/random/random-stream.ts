/** A random stream that gives the same values on every machine for the same seed and name. */
export interface RandomStream {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  between(low: number, high: number): number;
  /** True in the given share of cases. */
  chance(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Picks by weight; weights need not add up to one. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** A standard normal value, cut at three and a half deviations so that no vehicle is absurd. */
  normal(): number;
  /** Up to `count` different choices, in random order. */
  sample<T>(choices: readonly T[], count: number): T[];
}

/** sfc32 by Chris Doty-Humphrey: 128 bits of state, so that a million substreams do not overlap. */
export function randomStream(...names: readonly (number | string)[]): RandomStream {
  let [a, b, c, counter] = seedState(names);
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let turn = 0; turn < 8; turn += 1) next();
  return fromNext(next);
}

function fromNext(next: () => number): RandomStream {
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(next() * choices.length)];
    if (choice === undefined) throw new Error('Cannot pick from an empty list');
    return choice;
  };
  return {
    next,
    whole,
    pick,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    weighted: (choices) => pickWeighted(choices, next()),
    normal: () => {
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return Math.max(-3.5, Math.min(3.5, radius * Math.cos(2 * Math.PI * next())));
    },
    sample: (choices, count) => {
      const rest = [...choices];
      const taken: (typeof choices)[number][] = [];
      while (taken.length < count && rest.length > 0)
        taken.push(...rest.splice(whole(0, rest.length - 1), 1));
      return taken;
    },
  };
}

function pickWeighted<T>(choices: readonly (readonly [T, number])[], share: number): T {
  let total = 0;
  for (const choice of choices) total += choice[1];
  let left = share * total;
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  const last = choices.findLast(([, weight]) => weight > 0);
  if (last === undefined) throw new Error('Cannot pick from an empty list');
  return last[0];
}

/** Four words of state from any names, by FNV-1a with four different starts and a final mix. */
function seedState(names: readonly (number | string)[]): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (const name of names) {
    const text = `${name}/`;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      words[0] = Math.imul(words[0] ^ code, 0x01000193);
      words[1] = Math.imul(words[1] ^ (code + index), 0x85ebca6b);
      words[2] = Math.imul(words[2] ^ (code << 8), 0xc2b2ae35);
    }
  }
  return words;
}
