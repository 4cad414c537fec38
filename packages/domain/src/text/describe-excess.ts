import { groupDigits } from '../number/group-digits.ts';

/** What somebody reads whose text is longer than its field: `Shorten it by 1 character: there’s room for 2,000`. */
export function describeExcess(length: number, longest: number): string {
  const over = length - longest;
  const characters = over === 1 ? 'character' : 'characters';
  return `Shorten it by ${groupDigits(over)} ${characters}: there’s room for ${groupDigits(longest)}`;
}
