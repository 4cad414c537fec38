import { expect, test } from 'vitest';
import { formatFinancePartners, parseFinancePartners } from './finance-partner.ts';

test('lenders are parsed with what they offer', () => {
  expect(parseFinancePartners('Portach Motor Finance (pcp, HP); Glasán Credit')).toEqual({
    kind: 'ok',
    value: [
      { name: 'Portach Motor Finance', kinds: ['HP', 'PCP'] },
      { name: 'Glasán Credit', kinds: [] },
    ],
  });
});

test('a lender named twice offers what either entry says', () => {
  expect(parseFinancePartners('Glasán Credit (PCP) | GLASÁN CREDIT (HP); Glasán Credit')).toEqual({
    kind: 'ok',
    value: [{ name: 'Glasán Credit', kinds: ['HP', 'PCP'] }],
  });
});

test('a lender named often counts once', () => {
  expect(parseFinancePartners(Array(11).fill('Glasán Credit').join(';'))).toEqual({
    kind: 'ok',
    value: [{ name: 'Glasán Credit', kinds: [] }],
  });
});

test.each([' ; ', 'No', 'N/A', 'na', '-', '–', 'none', 'NIL'])('“%s” is not a lender', (text) => {
  expect(parseFinancePartners(text)).toEqual({ kind: 'ok', value: [] });
});

test.each(['yes', '0', '1', 'A', 'Yes (HP)', 'true', 'No (HP)'])('“%s” is not a name', (text) => {
  expect(parseFinancePartners(text)).toEqual({
    kind: 'bad',
    reason: expect.stringContaining('is not a name, such as "Example Finance (HP, PCP)"'),
  });
});

test.each([
  ['Glasán Credit (HP, barter)', 'Finance partners: "barter" is none of HP, PCP, Loan, Lease'],
  ['(HP)', 'Finance partners: "(HP)" is not a name, such as "Example Finance (HP, PCP)"'],
  ['aa;bb;cc;dd;ee;ff;gg;hh;ii;jj;kk', 'Finance partners are more than 10'],
])('%s is refused with the reason', (text, reason) => {
  expect(parseFinancePartners(text)).toEqual({ kind: 'bad', reason });
});

test('formatted lenders are parsed back unchanged', () => {
  const text = 'Portach Motor Finance (HP, PCP); Glasán Credit';
  const parsed = parseFinancePartners(text);
  expect(parsed.kind === 'ok' && formatFinancePartners(parsed.value)).toBe(text);
});
