import { describe, expect, it } from 'vitest';
import { findPlaceError, parseCallBack, parsePartExchange, parseVideoWay } from './arrangement-fields.ts';

describe('a call back', () => {
  it('takes a number and a time of day', () => {
    expect(parseCallBack({ phone: ' 087 123 4567 ', preferredTime: 'evening' })).toEqual({
      kind: 'good',
      value: { phone: '087 123 4567', preferredTime: 'evening' },
    });
    expect(parseCallBack({ phone: '0871234567', preferredTime: 'midnight' })).toMatchObject({
      value: { preferredTime: 'any' },
    });
  });

  it.each([
    ['', 'Enter the number to call'],
    ['soon', 'Enter a phone number, for example 087 123 4567'],
    ['087 123 4567\nBcc: x', 'Enter a phone number, for example 087 123 4567'],
  ])('refuses the number %j', (phone, message) => {
    expect(parseCallBack({ phone, preferredTime: 'any' })).toEqual({
      kind: 'bad',
      errors: { phone: message },
    });
  });
});

describe('a trade-in', () => {
  const fields = { plate: '191-d-12345', mileage: '84,500', mileageUnit: 'km', make: '', model: '' };

  it('takes a plate and what is on the clock', () => {
    expect(parsePartExchange(fields)).toEqual({
      kind: 'good',
      value: { plate: '191-D-12345', mileage: 84_500, make: '', model: '' },
    });
    expect(
      parsePartExchange({ ...fields, plate: 'AB19 CDE', mileage: '10000', mileageUnit: 'miles' }),
    ).toMatchObject({
      value: { plate: 'AB19 CDE', mileage: 16_093 },
    });
  });

  it('names every field that is wrong', () => {
    expect(parsePartExchange({ ...fields, plate: 'golf', mileage: 'low', make: 'x'.repeat(61) })).toEqual({
      kind: 'bad',
      errors: {
        plate: 'We can’t read that plate. Enter it like 191-D-12345',
        mileage: 'Enter the mileage as a number, for example 84,500',
        make: 'Shorten the make',
      },
    });
    expect(parsePartExchange({ ...fields, plate: '', mileage: '' })).toMatchObject({
      errors: { plate: 'Enter your plate, for example 191-D-12345', mileage: 'Enter what’s on the clock' },
    });
  });
});

it.each([
  ['Quay Street 1, Galway', false, null],
  ['', false, 'Enter where to meet'],
  ['  ', true, 'Enter the link or number to use'],
  ['x'.repeat(201), false, 'Shorten it to 200 characters'],
  ['Quay\nStreet', false, 'Write it on one line'],
])('the place %j is answered with the right sentence', (place, isVideo, error) =>
  expect(findPlaceError(place, { isVideo })).toBe(error),
);

it('an unknown way of video is the commonest', () => expect(parseVideoWay('fax')).toBe('whatsapp'));
