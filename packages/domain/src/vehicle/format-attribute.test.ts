import { describe, expect, it } from 'vitest';
import type { AttributeValue } from './attribute-value.ts';
import { attributeByKey, attributesOf, optionsFor } from './attributes-of.ts';
import { formatAttribute } from './format-attribute.ts';
import type { AttributeKey } from './vehicle-attributes.ts';

describe('formatAttribute', () => {
  it.each([
    ['year', 2019, '2019'],
    ['mileage', 98_000, '98,000 km'],
    ['engineCc', 1598, '1,598 cc'],
    ['powerKw', 75, '75 kW (101 bhp)'],
    ['motorTax', 1200, '€1,200 a year'],
    ['co2', 99, '99 g/km'],
    ['consumption', 5.4, '5.4 l/100 km'],
    ['warrantyMonths', 1, '1 month'],
    ['warrantyMonths', 12, '12 months'],
    ['doors', 5, '5'],
    ['fuel', 'Diesel', 'Diesel'],
    ['nctExpiry', '2026-11-05', '5 November 2026'],
    ['isPriceExVat', true, 'Yes'],
    ['isPriceExVat', false, 'No'],
    ['equipment', ['Alarm', 'ABS'], 'Alarm, ABS'],
    ['fuel', null, ''],
    ['owners', 0, '0'],
  ] as [AttributeKey, AttributeValue | null, string][])('shows %s %o as %o', (key, value, text) => {
    expect(formatAttribute(attributeByKey(key), value)).toBe(text);
  });
});

describe('attributesOf', () => {
  it('leaves out attributes that the channel does not have', () => {
    expect(attributesOf('Bike').map(({ key }) => key)).not.toContain('doors');
    expect(attributesOf('Bike').map(({ key }) => key)).toContain('licence');
    expect(attributesOf('Car').map(({ key }) => key)).not.toContain('licence');
  });
});

describe('optionsFor', () => {
  it("gives the channel's own options, the shared options, or none", () => {
    expect(optionsFor(attributeByKey('body'), 'Bike')).toContain('Scooter');
    expect(optionsFor(attributeByKey('fuel'), 'Bike')).toContain('Petrol');
    expect(optionsFor(attributeByKey('year'), 'Car')).toEqual([]);
  });
});
