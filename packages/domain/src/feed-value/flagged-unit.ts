import { readYesNo } from '../vehicle/parsing/parse-yes-no.ts';
import { withUnit } from '../vehicle/parsing/stated-unit.ts';
import { feedUnits } from './feed-units.ts';
import { readAmount } from './read-amount.ts';

const endsInDigit = /\d$/;

/**
 * Joins a feed's number with the flag for its unit: `62000` with `isMileageInMiles` is `62000 miles`, and
 * `62000 miles` sets the flag. A unit beside the number takes precedence over the flag.
 */
export function readFlaggedUnit(
  key: string,
  unitOfFlag: string,
  raw: unknown,
  flag: unknown,
): { raw: unknown; isFlagged: boolean } {
  const stated =
    typeof raw === 'string' && !endsInDigit.test(raw)
      ? readAmount({ key, takesDecimalComma: false }, raw)?.unit
      : null;
  if (stated !== null && stated !== undefined)
    return { raw, isFlagged: stated === feedUnits[key]?.get(unitOfFlag) };
  return readYesNo(flag) === true
    ? { raw: withUnit(raw, unitOfFlag), isFlagged: true }
    : { raw, isFlagged: false };
}
