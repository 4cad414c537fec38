import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Channel, channels } from '../../channel/channel.ts';
import { foldToKey } from '../../slug/fold.ts';
import { slugify } from '../../slug/slugify.ts';
import { attributeByKey, optionsFor } from '../attributes-of.ts';
import { type AttributeKey, vehicleAttributes } from '../vehicle-attributes.ts';
import { choiceSynonyms } from './choice-synonyms.ts';
import { parseAttribute } from './parse-attribute.ts';

const parse = (key: AttributeKey, raw: unknown, channel: Channel = 'Car') =>
  parseAttribute(attributeByKey(key), raw, channel);
const ok = (value: unknown) => ({ kind: 'ok', value });
const bad = (part: string) => ({ kind: 'bad', reason: expect.stringContaining(part) });

describe('parseAttribute', () => {
  it.each([undefined, null, '', '  ', [], '\n'])('parses %o as null, or as missing if required', (raw) => {
    for (const attribute of vehicleAttributes) {
      const expected = 'required' in attribute ? bad('is missing') : ok(null);
      expect(parseAttribute(attribute, raw, 'Car')).toEqual(expected);
    }
  });

  it('never throws, whatever a feed sends', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withSparseArray: true,
        }),
        fc.constantFrom(...vehicleAttributes),
        fc.constantFrom(...channels),
        (raw, attribute, channel) => {
          const parsed = parseAttribute(attribute, raw, channel);
          expect(['ok', 'bad']).toContain(parsed.kind);
        },
      ),
      { seed: 4, numRuns: 2000 },
    );
  });
});

describe('a number', () => {
  it.each([
    ['mileage', 12_500, 12_500],
    ['mileage', '12,500', 12_500],
    ['mileage', ' 12 500 ', 12_500],
    ['mileage', '12,500 km', 12_500],
    ['mileage', '12500KM', 12_500],
    ['mileage', '1,234,567', 1_234_567],
    ['mileage', 98_000.4, 98_000],
    ['consumption', ' 1.6 ', 1.6],
    ['consumption', 5.46, 5.5],
    ['doors', '5.0', 5],
    ['mileage', '-0', 0],
  ] as const)('%s parses %o', (key, raw, value) => {
    expect(parse(key, raw)).toEqual(ok(value));
  });

  it.each([
    'abc',
    '12,50',
    '1,6',
    '1.2.3',
    '0x10',
    '1e5',
    '12,5000',
    true,
    {},
    [5],
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '€5',
  ])('is not %o', (raw) => {
    expect(parse('mileage', raw)).toEqual(bad('is not a number'));
  });

  it('stays within its limits', () => {
    expect(parse('doors', 0)).toEqual(bad('is not between 1 and 7'));
    expect(parse('year', 1899)).toEqual(bad('is not between'));
    expect(parse('mileage', '-5')).toEqual(bad('is not between'));
  });

  it('may be the limit itself', () => {
    expect(parse('doors', 1)).toEqual(ok(1));
    expect(parse('doors', 7)).toEqual(ok(7));
  });

  it('may carry its unit in any case', () => {
    expect(parse('powerKw', '75 kw')).toEqual(ok(75));
    expect(parse('powerKw', '75KW')).toEqual(ok(75));
    expect(parse('powerKw', '75 km')).toEqual(bad('is not a number'));
  });

  it.each([
    ['62,000 miles', 99_780],
    ['62000mi', 99_780],
    ['62 000 Mile', 99_780],
    ['1 mile', 2],
    ['84,500 kms', 84_500],
    ['84500 kilometres', 84_500],
  ])('may be stated in another unit: %s', (raw, value) => {
    expect(parse('mileage', raw)).toEqual(ok(value));
  });

  it('stays within its limits in any unit', () => {
    expect(parse('mileage', '2,000,000 miles')).toEqual(bad('is not between'));
    expect(parse('powerKw', '150 bhp')).toEqual(ok(112));
  });

  it('accepts no unit of another attribute', () => {
    expect(parse('engineCc', '1598 miles')).toEqual(bad('is not a number'));
  });

  it('counts only whole things', () => {
    expect(parse('doors', 4.5)).toEqual(bad('is not a whole number'));
  });

  it('does not read litres as cubic centimetres', () => {
    expect(parse('engineCc', '1.6')).toEqual(bad('is not a whole number'));
    expect(parse('engineCc', 1598.4)).toEqual(ok(1598));
  });
});

describe('a choice', () => {
  it.each([
    'Petrol Plug-in Hybrid',
    'petrol plug-in hybrid',
    'PETROL PLUG IN HYBRID',
    'petrol-plug-in-hybrid',
    ' PHEV ',
    'Pétrol Plug-in Hybrid',
  ])('parses %o', (raw) => {
    expect(parse('fuel', raw)).toEqual(ok('Petrol Plug-in Hybrid'));
  });

  it('is parsed from its own name and slug for every option of every channel', () => {
    for (const attribute of vehicleAttributes) {
      for (const channel of channels) {
        for (const option of optionsFor(attribute, channel)) {
          for (const raw of [option, slugify(option), option.toUpperCase()]) {
            expect(parseAttribute(attribute, raw, channel)).toEqual(ok(option));
          }
        }
      }
    }
  });

  it('has no two options in one list that fold alike', () => {
    for (const attribute of vehicleAttributes) {
      for (const channel of channels) {
        const keys = optionsFor(attribute, channel).map(foldToKey);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });

  it('offers each channel its own options', () => {
    expect(parse('body', 'Tipper', 'Commercial')).toEqual(ok('Tipper'));
    expect(parse('body', 'Tipper', 'Car')).toEqual(bad('is not one of Hatchback'));
  });

  it('accepts a synonym only if its option is offered', () => {
    expect(parse('body', 'jeep', 'Car')).toEqual(ok('SUV'));
    expect(parse('body', 'jeep', 'Bike')).toEqual(bad('is not one of'));
  });

  it('has synonyms only for options that exist, in folded form', () => {
    for (const [key, synonyms] of Object.entries(choiceSynonyms)) {
      const attribute = attributeByKey(key);
      const options = attribute ? channels.flatMap((channel) => optionsFor(attribute, channel)) : [];
      for (const [synonym, option] of Object.entries(synonyms)) {
        expect(options).toContain(option);
        expect(foldToKey(synonym)).toBe(synonym);
      }
    }
  });

  it('refuses what is not text', () => {
    expect(parse('fuel', { a: 1 })).toEqual(bad('Fuel "{…}" is not a text'));
    expect(parse('fuel', ['Petrol'])).toEqual(bad('Fuel "[…]" is not a text'));
    expect(parse('fuel', 5)).toEqual(bad('is not a text'));
  });

  it('is not fooled by the names of object properties', () => {
    expect(parse('fuel', 'constructor')).toEqual(bad('is not one of'));
  });
});

describe('a yes or no', () => {
  it.each([true, 1, 'yes', 'Y', ' TRUE ', '1', 'on'])('is yes for %o', (raw) => {
    expect(parse('isMileageInMiles', raw)).toEqual(ok(true));
  });

  it.each([false, 0, 'no', 'N', 'False', '0', 'off'])('is no for %o', (raw) => {
    expect(parse('isMileageInMiles', raw)).toEqual(ok(false));
  });

  it.each(['maybe', 2, {}])('is neither for %o', (raw) => {
    expect(parse('isMileageInMiles', raw)).toEqual(bad('neither yes nor no'));
  });
});

describe('a day', () => {
  it.each([
    ['2026-11-15', '2026-11-15'],
    ['15/11/2026', '2026-11-15'],
    ['1/2/2026', '2026-02-01'],
    ['2028-02-29', '2028-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['2026-11-15T00:00:00.000Z', '2026-11-15'],
  ])('parses %o', (raw, value) => {
    expect(parse('nctExpiry', raw)).toEqual(ok(value));
  });

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '31/04/2026',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '11/15/2026',
    '15-11-2026',
    'soon',
    20261115,
  ])('is not %o', (raw) => {
    expect(parse('nctExpiry', raw)).toEqual(bad('is not a day'));
  });

  it('parses every day of the calendar correctly', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          const [year, month, dayOfMonth] = day.split('-');
          expect(parse('nctExpiry', day)).toEqual(ok(day));
          expect(parse('nctExpiry', `${dayOfMonth}/${month}/${year}`)).toEqual(ok(day));
        },
      ),
      { seed: 5, numRuns: 500 },
    );
  });
});

describe('a name', () => {
  it('is trimmed', () => {
    expect(parse('make', '  Alfa Romeo ')).toEqual(ok('Alfa Romeo'));
  });

  it('is the same name however its spaces and accents are encoded', () => {
    expect(parse('make', 'Alfa  Romeo')).toEqual(ok('Alfa Romeo'));
    expect(parse('make', 'Alfa\u00a0Romeo')).toEqual(ok('Alfa Romeo'));
    expect(parse('make', 'Citroe\u0308n')).toEqual(ok('Citroën'));
  });

  it('may be sent as a number', () => {
    expect(parse('model', 208)).toEqual(ok('208'));
  });

  it.each(['A\u0000B', 'A\nB', 'A\u001b[31m', 'A\u202eB', 'A\ud800'])(
    'refuses the hidden characters of %o',
    (raw) => {
      expect(parse('make', raw)).toEqual(bad('cannot be shown'));
    },
  );

  it('keeps the characters at the edge of the hidden ranges', () => {
    for (const code of [0x00, 0x1f, 0x7f, 0x9f, 0x202a, 0x202e, 0x2066, 0x2069]) {
      expect(parse('make', `A${String.fromCharCode(code)}B`)).toEqual(bad('cannot be shown'));
    }
    for (const code of [0x7e, 0xa1, 0x2030, 0x206a]) {
      expect(parse('make', `A${String.fromCharCode(code)}B`).kind).toBe('ok');
    }
  });

  it('quotes hidden characters in a visible form', () => {
    const parsed = parse('make', 'A\u001b[31m');
    expect(parsed.kind === 'bad' && parsed.reason).toBe(
      'Make "A�[31m" contains characters that cannot be shown',
    );
  });

  it('is limited in length, and quoted in short', () => {
    expect(parse('make', 'x'.repeat(40))).toEqual(ok('x'.repeat(40)));
    const parsed = parse('make', 'x'.repeat(100_000));
    expect(parsed).toEqual(bad('is longer than 40 characters'));
    expect(parsed.kind === 'bad' && parsed.reason.length).toBeLessThan(100);
  });
});

describe('a list of names', () => {
  it.each([[['Alarm', ' ABS ', '', 'Alarm']], ['Alarm;ABS'], ['Alarm | ABS |'], ['Alarm; ABS ;']])(
    'parses %o',
    (raw) => {
      expect(parse('equipment', raw)).toEqual(ok(['Alarm', 'ABS']));
    },
  );

  it('is null if every name in it is empty', () => {
    expect(parse('equipment', ' ; ;')).toEqual(ok(null));
  });

  it('accepts as many names, and as long ones, as the limits allow', () => {
    const most = Array.from({ length: 120 }, (_, index) => `Item ${index}`);
    expect(parse('equipment', most)).toEqual(ok(most));
    expect(parse('equipment', ['x'.repeat(80)])).toEqual(ok(['x'.repeat(80)]));
  });

  it('is limited in number and length', () => {
    const many = Array.from({ length: 121 }, (_, index) => `Item ${index}`);
    expect(parse('equipment', many)).toEqual(bad('more than 120 names'));
    expect(parse('equipment', ['x'.repeat(81)])).toEqual(bad('longer than 80'));
    expect(parse('equipment', [5])).toEqual(bad('not a text'));
    expect(parse('equipment', { a: 1 })).toEqual(bad('not a list'));
    expect(parse('equipment', ['a\u0007'])).toEqual(bad('cannot be shown'));
  });
});
