import { expect, test } from 'vitest';
import { formatFinancePartners, parseFinancePartners } from './finance-partner.ts';

test('lenders are read with what they offer', () => {
  expect(parseFinancePartners('Portach Motor Finance (pcp, HP); Glasán Credit')).toEqual({
    kind: 'ok',
    value: [
      { name: 'Portach Motor Finance', kinds: ['HP', 'PCP'] },
      { name: 'Glasán Credit', kinds: [] },
    ],
  });
});

test('the same lender is taken once, and no text is no lender', () => {
  expect(parseFinancePartners('Glasán Credit | GLASÁN CREDIT (HP)')).toMatchObject({
    value: [{ name: 'Glasán Credit' }],
  });
  expect(parseFinancePartners(' ; ')).toEqual({ kind: 'ok', value: [] });
});

test.each([
  ['Glasán Credit (HP, barter)', 'Finance partners: "barter" is none of HP, PCP, Loan, Lease'],
  ['(HP)', 'Finance partners: "(HP)" is not a name, such as "Example Finance (HP, PCP)"'],
  ['a;b;c;d;e;f;g;h;i;j;k', 'Finance partners are more than 10'],
])('%s is refused with the reason', (text, reason) => {
  expect(parseFinancePartners(text)).toEqual({ kind: 'bad', reason });
});

test('what is written is read as the same', () => {
  const text = 'Portach Motor Finance (HP, PCP); Glasán Credit';
  const parsed = parseFinancePartners(text);
  expect(parsed.kind === 'ok' && formatFinancePartners(parsed.value)).toBe(text);
});
