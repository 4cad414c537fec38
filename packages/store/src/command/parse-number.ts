import { InvalidArgumentError } from 'commander';

/** For an argument that identifies something by its number. */
export function parseNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give its number.');
}
