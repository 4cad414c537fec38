import { expect, test } from 'vitest';
import { formatNumberPath, type NumberAsked, numberPathsOf, parseNumberAsked } from './number-path.ts';

function parse(path: string) {
  const pairs = (path.split('?')[1] ?? '').split('&').map((pair) => pair.split('=') as [string, string]);
  const values = new Map(pairs);
  return parseNumberAsked({ get: (name) => values.get(name) ?? null });
}

test.each<[string, NumberAsked]>([
  ['/seller-number?advert=0123456789ab', { kind: 'phone', publicReference: '0123456789ab' }],
  ['/seller-number?dealer=7&channel=Bike', { kind: 'phone', dealerId: 7, channel: 'Bike' }],
  ['/seller-number?dealer=7&channel=Car&for=whatsapp', { kind: 'whatsapp', dealerId: 7, channel: 'Car' }],
])('%s requests a number', (path, asked) => {
  expect(formatNumberPath(asked)).toBe(path);
  expect(parse(path)).toEqual(asked);
});

test.each(['', '?advert=x', '?dealer=x', '?dealer=7&channel=boat', '?dealer=7&for=fax'])(
  'an address with “%s” requests no number',
  (query) => {
    expect(parse(`/seller-number${query}`)).toBeNull();
  },
);

test('only an existing number can be requested', () => {
  const owner = { dealerId: 7, channel: 'Car' } as const;
  expect(numberPathsOf(owner, { phone: '020 910 0001', whatsapp: null })).toEqual({
    phone: '/seller-number?dealer=7&channel=Car',
    whatsapp: null,
  });
});
