import { exampleAdvert, fakeServices } from '@forecourt/services/testing';
import { describe, expect, it, test } from 'vitest';
import type { PlateNote } from '../../plate/plate-view.ts';
import type { AnswerPart, ToolView } from '../tool-view.ts';
import { loadVehicleCheck } from './load-vehicle-check.server.ts';

const example = exampleAdvert();
const sold = exampleAdvert({
  publicReference: '000000000001',
  status: 'ended',
  listedAt: '2024-02-01T09:00:00.000Z',
  endedAt: '2024-03-01T09:00:00.000Z',
  priceHistory: [{ at: '2024-02-01T09:00:00.000Z', price: 18_000 }],
  vehicle: { ...example.vehicle, registration: '191-D-500', mileage: 120_000 },
});
const live = exampleAdvert({
  publicReference: '000000000002',
  listedAt: '2026-10-01T09:00:00.000Z',
  priceHistory: [
    { at: '2026-10-01T09:00:00.000Z', price: 15_950 },
    { at: '2026-11-01T09:00:00.000Z', price: 14_950 },
  ],
  vehicle: { ...example.vehicle, registration: '191-D-500', mileage: 84_000 },
});
const services = fakeServices([sold, live]);

function check(plate: string, path = '/vehicle-check'): Promise<ToolView> {
  const now = new Date('2026-11-15T12:00:00Z');
  return loadVehicleCheck({ params: new URLSearchParams({ plate }), services, path, now });
}

const part = <Kind extends AnswerPart['kind']>(view: ToolView, kind: Kind) =>
  view.parts.find((each): each is Extract<AnswerPart, { kind: Kind }> => each.kind === kind);
const notes = async (plate: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (part(await check(plate), 'plate')?.notes ?? []).map(({ key, value }: PlateNote) => [key, value]),
  );

describe('a plate', () => {
  it('is explained in full', async () => {
    expect(await notes('182-C-77')).toEqual({
      registered: 'July to December 2018',
      county: 'Co. Cork',
      tax: 'By CO₂, on the 2008 bands',
      nct: 'Due between July and December 2026',
      cvrt: 'Due between July and December 2026',
    });
  });

  it.each([
    ['07-C-1', 'registered', '2007'],
    ['262-D-9', 'nct', 'Due between July and December 2030'],
    ['271-D-9', 'nct', 'Due between January and June 2031'],
    ['87-D-9', 'nct', 'No further one'],
    ['06-D-1234', 'tax', 'By engine size'],
    ['96-C-1', 'tax', 'By engine size, or €56 a year'],
    ['95-C-1', 'tax', 'Vintage, €56 a year'],
    ['ZV 1234', 'form', 'ZV, for vintage vehicles'],
    ['ZZ 1234', 'form', 'ZZ, temporary'],
    ['ZIK 123', 'form', 'Irish, before 1987'],
    ['AB69 CDE', 'registered', 'September 2019 to February 2020'],
    ['AB69 CDE', 'form', 'Great Britain'],
    ['AAZ 1234', 'import', 'Co. Antrim'],
    ['AAZ 1234', 'registered', 'The plate doesn’t say'],
  ])('%s: %s is %s', async (plate, key, value) => {
    expect((await notes(plate))[key]).toBe(value);
  });

  it('that was advertised as a car needs no note about vans', async () => {
    expect(Object.keys(await notes('191-D-500'))).not.toContain('cvrt');
  });

  it('that cannot be read is kept, with examples of valid ones', async () => {
    const view = await check('hello');
    expect(view.form.fields[0]).toMatchObject({
      value: 'hello',
      error: expect.stringContaining('191-D-12345'),
    });
  });
});

test('earlier adverts come newest first, with mileage and price', async () => {
  const list = part(await check('191 d 500'), 'adverts');
  expect(list?.rows.map(({ facts, price, priceNote }) => [facts, price, priceNote])).toEqual([
    [expect.stringMatching(/^for sale since 1 October 2026 · 84,000 km/), '€14,950', 'first asked €15,950'],
    [expect.stringMatching(/^1 February 2024 to 1 March 2024 · 120,000 km/), '€18,000', null],
  ]);
});

test('falling mileage is pointed out', async () => {
  expect(part(await check('191 d 500'), 'words')).toEqual({
    kind: 'words',
    words:
      'Ask about this: On 1 February 2024 it was advertised with 120,000 km, on 1 October 2026 with 84,000 km.',
    tone: 'warning',
  });
});

test('what only a paid check shows is stated each time', async () => {
  expect(part(await check('182-C-77'), 'list')?.items.join(' ')).toMatch(/finance.*written off.*Britain/);
});

test('a foreign plate links to the VRT calculator', async () => {
  const links = part(await check('AB69 CDE'), 'links')?.links ?? [];
  expect(links.map(({ href }) => href)).toContain('/vrt');
});

test('before a plate is given, the page shows what an example shows', async () => {
  const view = await check('');
  expect(view).toMatchObject({ example: 'The plate 191-D-12345', form: { isAsked: false } });
  expect(part(view, 'plate')?.notes.length).toBeGreaterThan(0);
});

test('on another page the form leads to the check', async () => {
  expect((await check('191-D-500', '/motoring-advice/x')).form).toMatchObject({
    action: '/vehicle-check',
    fields: [{ value: '' }],
  });
});
