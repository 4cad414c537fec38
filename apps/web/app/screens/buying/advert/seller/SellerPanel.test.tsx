import type { Dealer } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { exampleDealer } from '@forecourt/services/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { buildSellerView, type SellerView } from './build-seller-view.ts';
import { SellerPanel } from './SellerPanel.tsx';

const render = (changes: Partial<Dealer>) =>
  renderSeller(buildSellerView(exampleAdvert, exampleDealer(changes)));

function renderSeller(seller: SellerView): string {
  const router = createMemoryRouter([{ path: '*', element: <SellerPanel seller={seller} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a dealer offers its number on request, and call-backs', () => {
  expect(render({})).toMatch(/talks.*Show number.*Ask for a call back/);
});

test('a dealer with neither number nor email has no empty space for them', () => {
  expect(render({ phone: null, email: null, whatsapp: null })).not.toContain('talks');
});

test('a private seller without contact details says so', () => {
  const seller = { kind: 'private', name: 'Aoife', phone: null, email: null } as const;
  expect(renderSeller(buildSellerView({ ...exampleAdvert, seller }, null))).toContain(
    'hasn’t given a phone number',
  );
});
