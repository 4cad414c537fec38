import { readYesNo } from '../vehicle/parsing/parse-yes-no.ts';
import { withUnit } from '../vehicle/parsing/stated-unit.ts';
import { feedUnits } from './feed-units.ts';
import { readAmount } from './read-amount.ts';

const endsInDigit = /\d$/;

/**
 * A number of a feed together with the flag that names its unit: `62000` with `isMileageInMiles` is `62000 miles`, and
 * `62000 miles` is flagged. A unit beside the number goes before the flag.
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
