import { describe, expect, it } from 'vitest';
import { describeWordsRemark, findWordsError, findWordsRemarks } from './words-rules.ts';

const kindsIn = (words: string) => findWordsRemarks(words).map(({ kind }) => kind);

describe('the words of an advert', () => {
  it.each([
    'Call me on 087 123 4567 any evening',
    'Text 0871234567',
    'Ring +353 (0)87-123.4567',
    'Landline 01-455 1234',
    '00353 87 123 4567',
    'spaced 0 8 7 - 9 9 9 - 8 8 8 8',
    'from abroad 353 87 123 4567',
    'without its zero 87 123 4567',
    'dotted 087.12.34.567',
    'disguised ０８７ １２３ ４５６７',
    'joined 087\u200d123\u200d4567',
    'after a date 05/03/2024 087 123 4567',
  ])('has a phone number: %s', (words) => expect(kindsIn(words)).toEqual(['phone']));

  it.each(['mail me at niamh@example.ie', 'niamh (at) example (dot) ie'])(
    'has an email address: %s',
    (words) => expect(kindsIn(words)).toEqual(['email']),
  );

  it.each(['see https://cars.example/1', 'more at www.mycar.ie/photos', 'on donebuy.ie', 'see t.me/scam'])(
    'has a link: %s',
    (words) => expect(kindsIn(words)).toEqual(['link']),
  );

  it('has an address: an Eircode', () => expect(kindsIn('View at P51 X8Y2')).toEqual(['address']));

  it.each(['ONE OWNER FROM NEW MINT CONDITION', 'FIRST TO SEE WILL BUY. NO TIME WASTERS.'])(
    'shouts: %s',
    (words) => expect(kindsIn(words)).toEqual(['capitals']),
  );

  it.each([
    'One owner, 1.6 TDI SE with 145,000 km, NCT until 05/27, taxed until March 2027.',
    'Timing belt done at 120,000 km in 2023. Two keys. 5 seats. I paid €23,450 for it.',
    'Serviced 12/03/2024 and 14/03/2025. Tyres 205/55 R16 all round.',
    'ABS, ESP, ISOFIX and LED lights.',
    'ABS, ESP, ISOFIX, DAB, USB, LED, FSH.',
    'Bought it in 2019. Sold as seen.',
    'Serviced 01/02/2020 03/04/2021 and 05/06/22. 2 keys.',
    'NCT until 05/2027. 2 owners. Tax 09/2026. 5 doors.',
    'Serviced 2024-03-05 2025-03-06 and in 2019 2020 2021 2022.',
    'Call between 09.00-18.00 or 9.30 - 17.30.',
    'Serviced at 15000 30000 45000 60000. Tyres in 2021. 20000 since.',
    'Timing belt at 44000 88000 miles',
    'Clio 0.9 2016 5 doors',
    'Golf R32 2005 in blue',
  ])('has nothing to name: %s', (words) => expect(findWordsRemarks(words)).toEqual([]));

  it('names an email address without the sentence after it', () => {
    const found = findWordsRemarks('Mail mary@example.com. Very clean. Or mary @ example . ie instead.');
    expect(found.map((remark) => remark.found)).toEqual(['mary@example.com', 'mary @ example . ie']);
  });

  it('names what was found', () => {
    const [remark] = findWordsRemarks('Call 087 123 4567');
    expect(remark && describeWordsRemark(remark)).toBe(
      'Take out the phone number “087 123 4567”: buyers see yours beside the advert if you give it',
    );
  });
});

it.each([
  ['', 'Describe it in your own words'],
  ['Nice car.', 'Write at least 40 characters: this has 9. What would you ask about it?'],
  ['x'.repeat(40), null],
  ['x'.repeat(3000), null],
  ['x'.repeat(3010), 'Shorten it by 10 characters: there’s room for 3,000'],
])('judges the length', (words, error) => expect(findWordsError(words)).toBe(error));
