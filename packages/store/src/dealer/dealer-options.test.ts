import { expect, test } from 'vitest';
import { exampleDealer } from '../contract/examples.ts';
import { dealerOptions } from './dealer-options.ts';

const option = (name: string) => {
  const found = dealerOptions.find((each) => each.name === name);
  if (!found) throw new Error(`There is no option ${name}.`);
  return found;
};

test.each([
  ['phone', '020 910 0001'],
  ['whatsapp', '087 123 4567'],
  ['website', 'https://www.lee.example'],
  ['hours', 'Mon-Fri 09:00-18:00; bank holidays 12:00-16:00'],
  ['finance', 'Portach Motor Finance (HP, PCP); Another Lender'],
  ['franchises', 'Ford; Kia'],
  ['people', 'Aoife Burke (Sales manager); Tom Daly'],
  ['simi', 'no'],
])('%s is shown as it is entered', (name, written) => {
  const { read, show } = option(name);
  const answer = read(written);
  if (answer.kind === 'bad') throw new Error(answer.reason);
  expect(show({ id: 1, ...exampleDealer('a'), ...answer.changes })).toBe(written);
});

test.each([
  ['phone', 'ring us', '"ring us" is not a phone number'],
  ['website', 'http://lee.example', '"http://lee.example" is not an address that begins with https://'],
  ['simi', 'maybe', '"maybe" is neither yes nor no'],
  ['about', 'x'.repeat(5001), 'Its description is longer than 5000 characters'],
  ['services', 'x'.repeat(81), `Services "${'x'.repeat(40)}…" is longer than 80 characters`],
  ['services', 'Ser\u0007vice', 'Services "Ser\ufffdvice" contains characters that cannot be shown'],
  ['people', 'Tom \u202eDaly', 'People "Tom \ufffdDaly" contains characters that cannot be shown'],
  ['finance', 'Lender (barter)', 'Finance partners: "barter" is none of HP, PCP, Loan, Lease'],
])('%s refuses “%s”', (name, written, reason) => {
  expect(option(name).read(written)).toEqual({ kind: 'bad', reason });
});

test('makes may be separated by commas', () => {
  expect(option('franchises').read('Ford, Kia')).toEqual({
    kind: 'ok',
    changes: { franchises: ['Ford', 'Kia'] },
  });
});

test('a dealer’s text keeps its paragraphs and loses what cannot be shown', () => {
  expect(option('about').read('One\r\n\r\nTwo\u0000')).toEqual({
    kind: 'ok',
    changes: { about: 'One\n\nTwo' },
  });
});

test('an empty value removes the current one', () => {
  expect(option('whatsapp').read('')).toEqual({ kind: 'ok', changes: { whatsapp: null } });
  expect(option('hours').read('')).toMatchObject({ changes: { openingHours: { monday: null } } });
  expect(option('services').read('')).toEqual({ kind: 'ok', changes: { services: [] } });
  expect(option('finance').read('')).toEqual({ kind: 'ok', changes: { financePartners: [] } });
});
