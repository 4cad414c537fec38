import { expect, test } from 'vitest';
import { buildFinanceTool } from './build-finance-tool.ts';

const view = (query = '') => buildFinanceTool(new URLSearchParams(query), new Date());

function offersOf(query: string) {
  const offers = view(query).parts.find((part) => part.kind === 'offers');
  return offers?.kind === 'offers' ? offers.offers : [];
}

const rowOf = (offer: ReturnType<typeof offersOf>[number] | undefined, label: string) =>
  offer?.rows.find((row) => row.label === label)?.value;

test('the three ways to pay appear side by side', () => {
  expect(offersOf('').map(({ title }) => title)).toEqual([
    'Hire purchase',
    'PCP',
    'Bank or credit union loan',
  ]);
});

test('only the lowest total is labelled as such', () => {
  const marked = offersOf('price=20000&deposit=2000&term=36&hpApr=0').filter(
    ({ mark }) => mark === 'Lowest total',
  );
  expect(marked.map(({ title }) => title)).toEqual(['Hire purchase']);
});

test('no total is labelled the lowest while the terms differ, and the page says why', () => {
  const { parts } = view('price=20000&deposit=2000&term=60');
  expect(offersOf('price=20000&deposit=2000&term=60').map(({ mark }) => mark)).not.toContain('Lowest total');
  expect(parts).toContainEqual(
    expect.objectContaining({ kind: 'words', words: expect.stringContaining('Choose 36 months') }),
  );
});

test('without interest the total is the price', () => {
  const [hp] = offersOf('price=12000&deposit=0&term=60&hpApr=0');
  expect(hp?.figure).toBe('€200');
  expect([rowOf(hp, 'Cost of credit'), rowOf(hp, 'Total repayable')]).toEqual(['€0', '€12,000']);
});

test('the visitor’s own final payment replaces the usual one', () => {
  expect(rowOf(offersOf('price=20000&deposit=2000')[1], 'Final payment')).toBe('€8,000');
  expect(rowOf(offersOf('price=20000&deposit=2000&balloon=5000')[1], 'Final payment')).toBe('€5,000');
});

test('the example states everything that must accompany a monthly price', () => {
  const example = view('price=20000&deposit=2000').parts.find(
    (part) => part.kind === 'words' && part.words.startsWith('Representative example'),
  );
  const words = example?.kind === 'words' ? example.words : '';
  for (const said of ['cash price €20,000', 'deposit €2,000', 'APR 7.9%', '60 monthly payments', 'repayable'])
    expect(words).toContain(said);
});

test.each([
  ['a deposit as large as the price', 'price=5000&deposit=5000', 'deposit'],
  ['a final payment above what is borrowed', 'price=5000&deposit=1000&balloon=4500', 'balloon'],
])('%s is refused at its field', (_, query, name) => {
  const { form, explained } = view(query);
  expect(form.fields.find((field) => field.name === name)?.error).toBeDefined();
  expect(explained).toBeNull();
});
