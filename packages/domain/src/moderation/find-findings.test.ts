import { describe, expect, it } from 'vitest';
import { findFindings, isHolding } from './find-findings.ts';
import type { RuleFacts } from './rule.ts';
import { rules } from './rules.ts';

const plain: RuleFacts = {
  from: 'seller',
  isPrivate: true,
  price: 12_950,
  isPriceMeant: false,
  goingRate: 13_000,
  words: 'One owner, serviced every year, drives very well.',
  plate: '191-D-12345',
  year: 2019,
  km: 84_500,
  mileageReason: '',
  earlierKm: null,
  plateElsewhere: [],
  sameUploads: [],
  similarUploads: [],
  sameWords: [],
  accountAgeDays: 0,
  refusedBefore: null,
  wasAskedToChange: false,
};

const found = (changes: Partial<RuleFacts>) => findFindings({ ...plain, ...changes });
const rulesIn = (changes: Partial<RuleFacts>) => found(changes).map(({ rule }) => rule);

describe('a rule', () => {
  /** Every rule by the facts that make it apply, and the field that mends it. */
  const cases: readonly [rule: string, facts: Partial<RuleFacts>, effectAndField: string][] = [
    ['odd-price', { price: 12_345 }, 'ask price'],
    ['far-under', { price: 7100 }, 'hold price'],
    ['plate-elsewhere', { plateElsewhere: ['abcdefghjkmn'] }, 'hold plate'],
    ['same-upload', { sameUploads: ['abcdefghjkmn'] }, 'hold photos'],
    [
      'similar-upload',
      { similarUploads: [{ publicReference: 'abcdefghjkmn', photos: 2, isMirrored: true }] },
      'hold photos',
    ],
    ['mileage-below', { earlierKm: 90_000 }, 'hold mileage'],
    ['year-against-plate', { year: 2016 }, 'hold year'],
    ['contact-in-words', { words: 'Call 087 123 4567 any evening after six.' }, 'hold words'],
    ['copied-words', { sameWords: ['abcdefghjkmn'] }, 'hold words'],
    ['young-and-dear', { price: 40_000, goingRate: 41_000 }, 'hold price'],
    ['fraud-phrase', { words: 'Pay with a gift card, please.' }, 'hold words'],
    ['refused-before', { refusedBefore: '9 November 2026' }, 'hold plate'],
    ['change-asked', { wasAskedToChange: true }, 'hold words'],
    ['shouting', { words: 'ONE OWNER FROM NEW MINT CONDITION' }, 'note words'],
  ];

  it.each(cases)('%s applies alone, with evidence and a way out', (rule, facts, effectAndField) => {
    const [only, ...others] = found(facts);
    expect([only?.rule, others]).toEqual([rule, []]);
    expect(`${only?.effect} ${only?.field}`).toBe(effectAndField);
    expect(only?.evidence).toMatch(/^.{10,}\.$/s);
    expect(only?.reason).toMatch(/^.{10,}\.$/s);
  });

  it('is tested, each of them', () => expect(cases.map(([rule]) => rule)).toEqual(rules.map(({ id }) => id)));
});

it('a plain advert goes live', () => expect(found({})).toEqual([]));

it('only notes do not hold', () => {
  expect(found({ words: 'ONE OWNER FROM NEW MINT CONDITION' }).filter(isHolding)).toEqual([]);
  expect(found({ price: 12_345 }).filter(isHolding)).toHaveLength(1);
});

describe('limits', () => {
  it('a placeholder price that is meant', () =>
    expect(rulesIn({ price: 12_345, isPriceMeant: true })).toEqual([]));
  it('a price just over 55% of the going rate', () => expect(rulesIn({ price: 7200 })).toEqual([]));
  it('no price is judged while too few are for sale', () =>
    expect(rulesIn({ price: 500, goingRate: null })).toEqual([]));
  it('a year beside the plate’s', () => expect(rulesIn({ year: 2018 })).toEqual([]));
  it('a dear car of an account that is three days old', () =>
    expect(rulesIn({ price: 40_000, goingRate: null, accountAgeDays: 3 })).toEqual([]));
  it('a used vehicle with 0 km, with what its seller says', () => {
    const [only] = found({ km: 0, mileageReason: 'A new engine and clock' });
    expect(only).toMatchObject({ rule: 'mileage-below' });
    expect(only?.evidence).toContain('A new engine and clock');
  });
});

describe('what a feed sends', () => {
  const feed = { from: 'feed', isPrivate: false, accountAgeDays: null } as const;

  it('may have a dealer’s number, words of a sister branch and 0 km', () => {
    const words = 'Call 087 123 4567 any evening after six.';
    expect(rulesIn({ ...feed, words, sameWords: ['abcdefghjkmn'], km: 0 })).toEqual([]);
  });

  it('may have a rounded mileage', () => {
    expect(rulesIn({ ...feed, earlierKm: 85_400 })).toEqual([]);
    expect(rulesIn({ ...feed, earlierKm: 86_000 })).toEqual(['mileage-below']);
  });

  it('is marked for what would hold a private advert', () => {
    expect(rulesIn({ ...feed, price: 1 })).toEqual(['odd-price', 'far-under']);
    expect(rulesIn({ ...feed, words: 'I am abroad, my shipping agent can bring it.' })).toEqual([
      'fraud-phrase',
    ]);
  });
});

it('names every contact and every such phrase at once', () => {
  const words = 'See www.car.ie or call 087 123 4567. Deposit via Revolut, no viewings.';
  const [contacts, phrases] = found({ words }).map(({ reason }) => reason);
  expect(contacts).toMatch(/link “www.car.ie”\. Take out the phone number “087 123 4567”/);
  expect(phrases).toContain('Take out “Deposit via” and “no viewings”');
});

it.each([
  'Deposit via Revolut secures it',
  'I’m out of the country until May',
  'No viewings, sorry',
  'Payment through escrow',
  'Western Union only',
  'Western\u00a0\u00a0Union only',
  'Payment by ｇｉｆｔ card',
])('fraud says: %s', (words) => expect(rulesIn({ words })).toEqual(['fraud-phrase']));

it.each([
  'A small deposit holds it after you have seen it',
  'Viewing any evening',
  'No viewings before 6 on weekdays',
  'We bought it when we lived abroad',
  'Cash or bank draft on collection',
])('honest people say: %s', (words) => expect(rulesIn({ words })).toEqual([]));
