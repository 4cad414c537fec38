import type { Advert } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { makeAdverts } from '../advert/make-adverts.ts';
import { makeDealers } from '../dealer/make-dealers.ts';

const options = { seed: 7, size: 5000, now: new Date('2026-11-15T10:00:00Z') };
const dealers = makeDealers(options).map(({ index, draft }) => ({ id: index, draft }));
const adverts = [...makeAdverts(options, dealers)];

function expectNone(isBroken: (advert: Advert) => boolean) {
  expect(
    adverts
      .filter(isBroken)
      .map(({ title, description }) => ({ title, description }))
      .slice(0, 3),
  ).toEqual([]);
}

test('texts have no gaps and no typing errors', () => {
  expectNone(({ title, description }) =>
    /undefined|null|NaN|\[object| {2}|\s[.,]|\.\.|,\.|\n{3}|^\s|\s$|€ /.test(`${title}\n${description}`),
  );
});

test('texts begin with a capital, a figure or a model name in lower case', () => {
  expectNone(({ description, vehicle }) => {
    const first = description.charAt(0);
    return first !== first.toUpperCase() && !description.startsWith(vehicle.model.split(' ')[0] ?? '');
  });
});

test('hardly any two are alike', () => {
  const different = new Set(adverts.map(({ description }) => description)).size;
  expect(different / adverts.length).toBeGreaterThan(0.998);
});

test('some are long and some are a line', () => {
  expect(adverts.some(({ description }) => description.length < 70)).toBe(true);
  expect(adverts.some(({ description }) => description.length > 600)).toBe(true);
});

test('electric vehicles are never described with diesel, clutches or timing belts', () => {
  expectNone(
    ({ vehicle, description, channel }) =>
      vehicle.fuel === 'Electric' &&
      channel !== 'Bike' &&
      /diesel|petrol|clutch|timing belt|\d\.\d (TDI|hybrid)/i.test(description),
  );
});

test('a petrol is never called a diesel', () => {
  expectNone(({ vehicle, description }) => vehicle.fuel === 'Petrol' && /\d\.\d diesel/.test(description));
});

test('only seven-seaters are said to have seven seats', () => {
  expectNone(({ vehicle, description }) => vehicle.seats !== 7 && /seven seats|Seats: 7/i.test(description));
});

test('equipment that is mentioned is fitted', () => {
  const fitted = [
    ['Ply lining', /ply lined/i],
    ['Tow bar', /\btow bar\b/i],
    ['Roof rack', /\broof rack\b/i],
  ] as const;
  for (const [item, words] of fitted) {
    expectNone(({ vehicle, description }) => words.test(description) && !vehicle.equipment?.includes(item));
  }
});

test('a distance that is mentioned is the one on the clock, or an earlier one', () => {
  expectNone(({ vehicle, description }) => {
    const unit = vehicle.isMileageInMiles ? 'miles' : 'km';
    const top = vehicle.mileage === null ? 0 : vehicle.mileage * (vehicle.isMileageInMiles ? 0.62137 : 1) + 1;
    const named = [...description.matchAll(/([\d,]+) (km|miles)\b/g)];
    return named.some(([, figure = '', said]) => {
      const value = Number(figure.replaceAll(',', ''));
      // Electric range is the only other distance in an advert.
      if (vehicle.rangeKm !== null && value <= vehicle.rangeKm && said === 'km') return false;
      return said !== unit || value > top;
    });
  });
});

test('only one-owner vehicles are said to have had one', () => {
  expectNone(({ vehicle, description }) => vehicle.owners !== 1 && /one (careful )?owner/i.test(description));
});

test('an importer is never the only owner', () => {
  expectNone(
    ({ vehicle, seller, description }) =>
      seller.kind === 'private' &&
      vehicle.origin !== null &&
      vehicle.origin !== 'Ireland' &&
      (vehicle.owners === 1 || /one owner|only owner|from day one/i.test(description)),
  );
});

test('only a real full service history is claimed', () => {
  expectNone(
    ({ vehicle, description }) =>
      vehicle.serviceHistory !== 'Full' && /full service history/i.test(description),
  );
});

test('the end of the test certificate is the real one', () => {
  const months = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ];
  expectNone(({ vehicle, description }) => {
    const [, month, year] = /(?:NCT|CVRT)[^.]*? (?:until|to|due) (\w+) (20\d\d)/.exec(description) ?? [];
    if (month === undefined || year === undefined || !months.includes(month)) return false;
    const expiry = vehicle.nctExpiry ?? '';
    return expiry.slice(0, 4) !== year || Number(expiry.slice(5, 7)) !== months.indexOf(month) + 1;
  });
});

test('words that buyers search for occur', () => {
  for (const words of [
    'NCT’d',
    'One owner',
    'Full service history',
    'Timing belt',
    'Cheap to tax',
    'No time wasters',
    'ly lined',
    'ow bar',
    'Two keys',
    'Mint',
    'Low mileage',
    'á',
  ]) {
    expect(
      adverts.some(({ description }) => description.includes(words)),
      words,
    ).toBe(true);
  }
});
