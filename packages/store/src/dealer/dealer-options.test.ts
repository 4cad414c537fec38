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
])('%s is shown as it is written', (name, written) => {
  const { read, show } = option(name);
  const answer = read(written);
  if (answer.kind === 'bad') throw new Error(answer.reason);
  expect(show({ id: 1, ...exampleDealer('a'), ...answer.changes })).toBe(written);
});

test.each([
  ['phone', 'ring us', '"ring us" is not a phone number'],
  ['website', 'http://lee.example', '"http://lee.example" is not an address that begins with https://'],
  ['simi', 'maybe', '"maybe" is neither yes nor no'],
  ['finance', 'Lender (barter)', 'Finance partners: "barter" is none of HP, PCP, Loan, Lease'],
])('%s refuses “%s”', (name, written, reason) => {
  expect(option(name).read(written)).toEqual({ kind: 'bad', reason });
});

test('nothing takes away what there was', () => {
  expect(option('whatsapp').read('')).toEqual({ kind: 'ok', changes: { whatsapp: null } });
  expect(option('hours').read('')).toMatchObject({ changes: { openingHours: { monday: null } } });
  expect(option('finance').read('')).toEqual({ kind: 'ok', changes: { financePartners: [] } });
});
