import { exampleAdvert } from '@forecourt/domain/testing';
import { exampleDealer } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildSellerView } from './build-seller-view.ts';

const seller = { kind: 'private', name: 'Aoife', phone: '087 123 4567', email: 'aoife@example.ie' } as const;

test('the page contains no phone number and no personal address', () => {
  const shown = JSON.stringify([
    buildSellerView({ ...exampleAdvert, seller }, null),
    buildSellerView(exampleAdvert, exampleDealer({ whatsapp: '087 765 4321' })),
  ]);
  expect(shown).not.toMatch(/087|020 910|aoife@|sales@/);
});

test('it always says whether the seller is private', () => {
  expect(buildSellerView({ ...exampleAdvert, seller }, null)).toMatchObject({
    kind: 'private',
    name: 'Aoife',
    place: 'Swords, Co. Dublin',
  });
});

test('a dealer is shown with its address and its pages', () => {
  expect(buildSellerView(exampleAdvert, exampleDealer())).toMatchObject({
    kind: 'dealer',
    numbers: { phone: expect.stringMatching(/^\/seller-number\?advert=/), whatsapp: null },
    panel: {
      phoneNumber: null,
      dealerAddress: 'Navigation Road, Mallow, Co. Cork, P51 X8Y2',
      retailerStoreUrl: '/stores/blackwater-valley-motors/7',
      dealerPagePath: '/stores/blackwater-valley-motors/7',
      viewLocationUrl: '/dealers/ireland/cork/7/map',
      isFPA: false,
    },
  });
});

test('a dealer without a store has no link to one', () => {
  expect(buildSellerView(exampleAdvert, exampleDealer({ hasStore: false }))).toMatchObject({
    panel: { retailerStoreUrl: null },
  });
});

test('the button says what it does, and asks the price where none is stated', () => {
  const labelOf = (changes: Partial<typeof exampleAdvert>) =>
    buildSellerView({ ...exampleAdvert, ...changes }, exampleDealer()).message;
  expect(labelOf({})).toEqual({ label: 'Message dealer', about: null });
  expect(labelOf({ seller })).toEqual({ label: 'Message seller', about: null });
  expect(labelOf({ seller, price: null })).toEqual({ label: 'Ask the price', about: 'price' });
});
