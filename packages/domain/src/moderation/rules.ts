import { groupDigits } from '../number/group-digits.ts';
import { plateFacts } from '../registration/plate.ts';
import { isOddPrice } from '../selling/rules/price-rules.ts';
import { describeWordsRemark, findWordsRemarks, isContactRemark } from '../selling/rules/words-rules.ts';
import { sellingLimits } from '../selling/selling-limits.ts';
import { findFraudPhrases } from './fraud-phrases.ts';
import type { Rule } from './rule.ts';

const euro = (amount: number) => `€${groupDigits(amount)}`;
const km = (distance: number) => `${groupDigits(distance)} km`;
/** Feeds round mileages and convert them from miles; a person types what is on the clock. */
const feedToleranceKm = 1000;
const youngDays = 3;
const dearPrice = 40_000;

/** Every rule, in the order in which sellers and the office read them. None of them is proof. */
export const rules: readonly Rule[] = [
  {
    id: 'odd-price',
    version: 1,
    title: 'Placeholder price',
    effect: 'ask',
    field: 'price',
    isForFeeds: true,
    condition({ price, isPriceMeant }) {
      if (price === null || isPriceMeant || !isOddPrice(price)) return null;
      return {
        key: String(price),
        evidence: `The price is ${euro(price)}: one digit repeated, or digits in a row.`,
        reason: `${euro(price)} looks like a placeholder. Enter your price, or tick that you mean it.`,
      };
    },
  },
  {
    id: 'far-under',
    version: 1,
    title: 'Far under the going rate',
    effect: 'hold',
    field: 'price',
    isForFeeds: true,
    condition({ price, goingRate }) {
      if (price === null || goingRate === null) return null;
      if (price >= goingRate * sellingLimits.lowestShareOfGoingRate) return null;
      const share = Math.round((price / goingRate) * 100);
      return {
        key: String(price),
        evidence: `${euro(price)} is ${share}% of the going rate of about ${euro(goingRate)}.`,
        reason: `${euro(price)} is far under the going rate of about ${euro(goingRate)}. Check the price, the year and the version.`,
      };
    },
  },
  {
    id: 'plate-elsewhere',
    version: 1,
    title: 'Plate in another live advert',
    effect: 'hold',
    field: 'plate',
    isForFeeds: true,
    condition({ plate, plateElsewhere }) {
      if (plateElsewhere.length === 0) return null;
      return {
        key: plate ?? '',
        evidence: `${plate ?? 'The plate'} is also in the live advert ${plateElsewhere.join(', ')}.`,
        reason: 'Another advert with this plate is live. Check the plate, or end the other advert first.',
      };
    },
  },
  {
    id: 'same-upload',
    version: 1,
    title: 'Photo of somebody else’s advert',
    effect: 'hold',
    field: 'photos',
    isForFeeds: true,
    condition({ sameUploads }) {
      if (sameUploads.length === 0) return null;
      return {
        key: sameUploads.join(' '),
        evidence: `A photo of it is also in ${sameUploads.join(', ')}, which somebody else placed.`,
        reason: 'Somebody else’s advert has one of these photos. Use photos that you took of this vehicle.',
      };
    },
  },
  {
    id: 'similar-upload',
    version: 1,
    title: 'Photo that looks like somebody else’s',
    effect: 'hold',
    field: 'photos',
    // Feeds send drawings and stock pictures, which look alike.
    isForFeeds: false,
    condition({ similarUploads }) {
      if (similarUploads.length === 0) return null;
      const evidence = similarUploads.map(({ publicReference, photos, isMirrored }) => {
        const alike = photos === 1 ? '1 of its photos looks' : `${photos} of its photos look`;
        return `${alike} the same as in ${publicReference}${isMirrored ? ', in a mirror' : ''}.`;
      });
      return {
        key: similarUploads.map(({ publicReference }) => publicReference).join(' '),
        evidence: `${evidence.join(' ')} Somebody else placed that. Resized, cropped or mirrored copies look the same.`,
        reason:
          'One of these photos looks the same as one in somebody else’s advert. Use photos that you took of this vehicle. If you took them, a person will see that.',
      };
    },
  },
  {
    id: 'mileage-below',
    version: 1,
    title: 'Mileage below an earlier advert',
    effect: 'hold',
    field: 'mileage',
    isForFeeds: true,
    condition({ from, km: stated, earlierKm, mileageReason }) {
      if (stated === null) return null;
      const said = mileageReason === '' ? '' : ` The seller says: “${mileageReason}”.`;
      if (from === 'seller' && stated === 0) {
        return {
          key: '0',
          evidence: `A used vehicle with 0 km.${said}`,
          reason: 'You told us why a used vehicle has 0 km. We look at that before it goes live.',
        };
      }
      const tolerance = from === 'feed' ? feedToleranceKm : 0;
      if (earlierKm === null || stated >= earlierKm - tolerance) return null;
      return {
        key: `${stated} ${earlierKm}`,
        evidence: `${km(stated)} now, ${km(earlierKm)} in an earlier advert with this plate.${said}`,
        reason: `An earlier advert with this plate had ${km(earlierKm)}, yours has ${km(stated)}. Check the mileage; if it’s right, we look at your reason before it goes live.`,
      };
    },
  },
  {
    id: 'year-against-plate',
    version: 1,
    title: 'Year and plate don’t match',
    effect: 'hold',
    field: 'year',
    isForFeeds: true,
    condition({ plate, year }) {
      const ofPlate = plate === null ? undefined : plateFacts(plate)?.year;
      // The first registration may be in the year before or after that of the model.
      if (year === null || ofPlate === undefined || Math.abs(ofPlate - year) <= 1) return null;
      return {
        key: `${year} ${plate}`,
        evidence: `The year is ${year}, but the plate ${plate} is from ${ofPlate}.`,
        reason: `The plate is from ${ofPlate}. Check the year and the plate.`,
      };
    },
  },
  {
    id: 'contact-in-words',
    version: 2,
    title: 'Contact details or a link in the words',
    effect: 'hold',
    field: 'words',
    // Dealers may write their number wherever they like.
    isForFeeds: false,
    condition({ words }) {
      const contacts = findWordsRemarks(words).filter(isContactRemark);
      if (contacts.length === 0) return null;
      const found = contacts.map((contact) => contact.found);
      return {
        key: found.join(' '),
        evidence: `The words have ${found.map((each) => `“${each}”`).join(', ')}.`,
        reason: `${contacts.map(describeWordsRemark).join('. ')}.`,
      };
    },
  },
  {
    id: 'copied-words',
    version: 1,
    title: 'Words of somebody else’s advert',
    effect: 'hold',
    field: 'words',
    isForFeeds: true,
    condition({ isPrivate, sameWords }) {
      // Branches of one dealer share their sentences.
      if (!isPrivate || sameWords.length === 0) return null;
      return {
        key: sameWords.join(' '),
        evidence: `${sameWords.join(', ')} has the same words, from somebody else.`,
        reason: 'Somebody else’s advert has the same words. Describe this vehicle in your own.',
      };
    },
  },
  {
    id: 'young-and-dear',
    version: 1,
    title: 'New account with a dear vehicle',
    effect: 'hold',
    field: 'price',
    isForFeeds: false,
    condition({ accountAgeDays, price }) {
      if (accountAgeDays === null || accountAgeDays >= youngDays) return null;
      if (price === null || price < dearPrice) return null;
      return {
        key: 'account',
        evidence: `${euro(price)}, from an account less than ${youngDays} days old.`,
        reason: `We look at every vehicle from ${euro(dearPrice)} up that comes from a new account. There’s nothing you need to change.`,
      };
    },
  },
  {
    id: 'fraud-phrase',
    version: 2,
    title: 'Wording that fraudsters use',
    effect: 'hold',
    field: 'words',
    isForFeeds: true,
    condition({ words }) {
      const found = findFraudPhrases(words);
      if (found.length === 0) return null;
      const quoted = found.map(({ phrase }) => `“${phrase}”`).join(' and ');
      return {
        key: found.map(({ phrase }) => phrase.toLowerCase()).join(' '),
        evidence: found.map(({ phrase, means }) => `The words have “${phrase}”: ${means}.`).join(' '),
        reason: `Take out ${quoted}: buyers should see a car and meet its seller before they pay anything.`,
      };
    },
  },
  {
    id: 'refused-before',
    version: 1,
    title: 'Refused before',
    effect: 'hold',
    field: 'plate',
    isForFeeds: false,
    condition({ plate, refusedBefore }) {
      if (refusedBefore === null) return null;
      return {
        key: refusedBefore,
        evidence: `An advert with the plate ${plate} was refused on ${refusedBefore}.`,
        reason: `We refused an advert with this plate on ${refusedBefore}, so a person looks at this one first.`,
      };
    },
  },
  {
    id: 'change-asked',
    version: 1,
    title: 'Sent in again after a change',
    effect: 'hold',
    field: 'words',
    isForFeeds: false,
    condition({ wasAskedToChange }) {
      if (!wasAskedToChange) return null;
      return {
        key: '',
        evidence: 'The office held it or asked for a change, and the seller has sent it in again.',
        reason: 'We had a question about this advert, so a person looks at it again before it goes live.',
      };
    },
  },
  {
    id: 'shouting',
    version: 2,
    title: 'Capitals',
    effect: 'note',
    field: 'words',
    isForFeeds: false,
    condition({ words }) {
      const shouted = findWordsRemarks(words).find(({ kind }) => kind === 'capitals');
      if (!shouted) return null;
      return {
        key: shouted.found,
        evidence: `“${shouted.found}” is in capitals.`,
        reason: `${describeWordsRemark(shouted)}.`,
      };
    },
  },
];

/** The name of a rule for people; what the office asked for has no rule. */
export function ruleTitle(id: string): string {
  return rules.find((rule) => rule.id === id)?.title ?? 'Looked at by a person';
}
