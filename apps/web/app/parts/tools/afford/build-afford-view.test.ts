import { compareFinance } from '@forecourt/pricing';
import { expect, test } from 'vitest';
import { buildAffordView } from './build-afford-view.ts';

const view = (query: string) => buildAffordView(new URLSearchParams(query), new Date());

test('it links to a search by monthly price', () => {
  const links = view('monthly=250&saved=1000').parts.flatMap((part) =>
    part.kind === 'links' ? part.links : [],
  );
  expect(links[0]).toMatchObject({ href: '/used-cars?maxMonthly=250&sort=monthly-asc', isMain: true });
});

test('the price it names matches the affordable payment', () => {
  const offers = view('monthly=300&saved=2000&months=60').parts.flatMap((part) =>
    part.kind === 'offers' ? part.offers : [],
  );
  const price = Number(offers[0]?.figure.replace(/\D/g, ''));
  const [hp] = compareFinance({ price, deposit: 2000, termMonths: 60 }).offers;
  expect(hp?.monthlyPayment).toBe(300);
});
