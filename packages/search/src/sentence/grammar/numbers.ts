import { buildPhrases, findPhrase } from './phrases.ts';
import { keyAt, type Word } from './words.ts';

export interface Amount {
  value: number;
  end: number;
  /** Given in euro, quid or grand. */
  isMoney: boolean;
  /** Given in thousands, as in `15k`: the other end of a range may leave it out. */
  scale: number;
  /** As typed, if it was digits. */
  digits: string;
}

const small = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 20 + index * 10]),
);
tens.set('fourty', 40);

const scales = buildPhrases<{ by: number; isMoney?: true }>([
  ['k|thousand|thousands|thou', { by: 1000 }],
  ['grand|gs', { by: 1000, isMoney: true }],
  ['million|mil', { by: 1_000_000 }],
]);
const half = buildPhrases([['and a half', true]]);
const money = buildPhrases([['€|euro|euros|eur|quid|yoyos', true]]);

/** No quantity of a vehicle is larger. */
const largest = 100_000_000;

/** Reads `15k`, `€15,000`, `fifteen grand`, `a hundred thousand`, `15 000`. */
export function readAmount(words: readonly Word[], at: number): Amount | undefined {
  const isEuroFirst = findPhrase(words, at, money);
  const start = isEuroFirst?.end ?? at;
  const plain = readDigits(words, start) ?? readNumberWords(words, start);
  if (!plain) return undefined;
  let { value, end } = plain;
  let isMoney = isEuroFirst !== undefined || plain.isMoney;
  let scale = 1;
  // "Two and a half grand" and "a grand and a half".
  const halfBefore = findPhrase(words, end, half);
  const scaled = findPhrase(words, halfBefore?.end ?? end, scales);
  if (scaled) {
    const halfAfter = findPhrase(words, scaled.end, half);
    scale = scaled.meaning.by;
    isMoney ||= scaled.meaning.isMoney === true;
    value = (value + (halfBefore || halfAfter ? 0.5 : 0)) * scale;
    end = halfAfter?.end ?? scaled.end;
  }
  const euro = findPhrase(words, end, money);
  // In "2014 €8,500" the sign belongs to what follows.
  if (euro && !/^\d/.test(keyAt(words, euro.end))) {
    end = euro.end;
    isMoney = true;
  }
  return value <= largest ? { value, end, isMoney, scale, digits: plain.digits } : undefined;
}

function readDigits(words: readonly Word[], at: number) {
  const key = keyAt(words, at);
  if (!/^\d+(?:[.,]\d+)*$/.test(key)) return readLetterEuro(key, at);
  // 15.000 is how the rest of Europe writes fifteen thousand; engine sizes never have three decimals.
  let digits = key.replaceAll(',', '').replace(/^(\d{1,3})\.(\d{3})$/, '$1$2');
  let end = at + 1;
  // "15 000": only round thousands, or "golf 2 500" would be read as one number.
  if (/^\d{1,3}$/.test(digits) && keyAt(words, end) === '000') {
    digits += '000';
    end++;
  }
  return { value: Number(digits), end, digits, isMoney: false };
}

/** On a keyboard without the sign, people type `e4500` for €4,500. */
function readLetterEuro(key: string, at: number) {
  const digits = /^e(\d{3,6})$/.exec(key)?.[1];
  return digits === undefined ? undefined : { value: Number(digits), end: at + 1, digits, isMoney: true };
}

/** `two hundred and fifty`; the caller reads a scale that follows, except a hundred. */
function readNumberWords(words: readonly Word[], at: number) {
  let value = 0;
  let end = at;
  if (/^an?$/.test(keyAt(words, end)) && /^(?:hundred|thousand|grand|million)$/.test(keyAt(words, end + 1))) {
    value = 1;
    end++;
  } else {
    const first = readUnderHundred(words, end);
    if (!first) return undefined;
    ({ value, end } = first);
  }
  if (keyAt(words, end) === 'hundred') {
    value *= 100;
    end++;
    const rest = readUnderHundred(words, keyAt(words, end) === 'and' ? end + 1 : end);
    if (rest) {
      value += rest.value;
      end = rest.end;
    }
  }
  return { value, end, digits: '', isMoney: false };
}

function readUnderHundred(words: readonly Word[], at: number): { value: number; end: number } | undefined {
  const key = keyAt(words, at);
  const low = small.get(key);
  if (low !== undefined) return { value: low, end: at + 1 };
  const ten = tens.get(key);
  if (ten === undefined) return undefined;
  const next = keyAt(words, at + 1) === '-' ? at + 2 : at + 1;
  const one = small.get(keyAt(words, next));
  return one !== undefined && one > 0 && one < 10
    ? { value: ten + one, end: next + 1 }
    : { value: ten, end: at + 1 };
}
