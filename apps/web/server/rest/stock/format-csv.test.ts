import { exampleAdvert } from '@forecourt/services/testing';
import { expect, it } from 'vitest';
import { formatCsv, formatText } from './format-csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+353 20', "'+353 20"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =cmd', "' =cmd"],
  ['\t=cmd', "'\t=cmd"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['Škoda', 'Škoda'],
  ['1.6 TDI - one owner', '1.6 TDI - one owner'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
])('writes %j as %j', (text, cell) => {
  expect(formatText(text)).toBe(cell);
});

it('writes numbers, lists, yes or no, and unknown values', () => {
  const advert = exampleAdvert({ price: null });
  const { vehicle } = advert;
  const csv = formatCsv(
    [
      {
        ...advert,
        vehicle: { ...vehicle, mileage: 84_500, isMileageInMiles: true, equipment: ['Tow bar', 'ABS'] },
      },
    ],
    'Car',
    'https://www.example.ie',
  );
  const [header = '', line = ''] = csv.slice(1).split('\r\n');
  const cells = Object.fromEntries(header.split(',').map((name, at) => [name, line.split(',')[at]]));
  expect(cells).toMatchObject({
    price: '',
    mileageKm: '84500',
    isMileageInMiles: 'yes',
    equipment: 'Tow bar|ABS',
    seats: '',
    sellerType: 'private',
  });
});

it('contains neither the plate nor a private seller’s contact details', () => {
  const seller = { kind: 'private', name: 'Aoife', phone: '020 910 0007', email: 'a@example.ie' } as const;
  const csv = formatCsv([exampleAdvert({ seller })], 'Car', '');
  for (const secret of ['191-D-12345', '910 0007', 'a@example.ie', 'Aoife'])
    expect(csv).not.toContain(secret);
});
