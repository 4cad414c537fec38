import { slugify } from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';

/** The letters and digits of the second half of an Eircode: none that can be mistaken for another. */
const eircodeAlphabet = '0123456789ACDEFHKNPRTVWXY';

export function chooseEircode(random: RandomStream, routingKey: string): string {
  const rest = Array.from(
    { length: 4 },
    () => eircodeAlphabet[random.whole(0, eircodeAlphabet.length - 1)],
  ).join('');
  return `${routingKey} ${rest}`;
}

/** Ireland reserves 020 91x xxxx for drama: these numbers reach no one. */
export function choosePhone(random: RandomStream): string {
  return `020 91${random.whole(0, 9)} ${String(random.whole(0, 9999)).padStart(4, '0')}`;
}

/** A host name in a domain that is reserved for examples. */
export function hostOf(name: string): string {
  return `${slugify(name.replace(/’/g, '')).replace(/&/g, 'and').replace(/-+/g, '-')}.example`;
}
