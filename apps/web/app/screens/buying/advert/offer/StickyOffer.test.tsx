import { exampleAdvert } from '@forecourt/domain/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PriceView } from '../build-advert-view.ts';
import { buildSellerView } from '../seller/build-seller-view.ts';
import { StickyOffer } from './StickyOffer.tsx';

const noPrice = {
  words: '',
  figure: '',
  withVat: null,
  isPoa: false,
  adType: 'standard',
  monthly: null,
  lastDrop: null,
} as const;

function render(phone: string | null, email: string | null): string {
  const seller = buildSellerView(
    { ...exampleAdvert, seller: { kind: 'private', name: 'Aoife', phone, email } },
    null,
  );
  const price: PriceView = { ...noPrice, words: '€9,000' };
  const element = <StickyOffer view={{ channel: 'Car', price, seller }} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test.each([
  ['writes to a seller with an address', '020 910 0001', 'aoife@mail.example', 'contact=email'],
  ['leads to the number of a seller without one', '020 910 0001', null, 'href="#contact"'],
])('the bar %s', (_, phone, email, address) => {
  expect(render(phone, email)).toContain(address);
});

test('the bar has no link when the seller cannot be contacted', () => {
  expect(render(null, null)).not.toContain('<a ');
});
