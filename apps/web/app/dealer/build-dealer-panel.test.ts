import { expect, test } from 'vitest';
import { exampleDealer } from '../../server/testing/example-dealer.ts';
import { buildDealerPanel } from './build-dealer-panel.ts';

test('a dealer is reached through its store', () => {
  expect(buildDealerPanel(exampleDealer({ whatsapp: '087 765 4321' }), 'Car')).toMatchObject({
    showWhatsapp: true,
    emailHref: '/stores/blackwater-valley-motors/7?contact=email#contact',
    whatsappHref: '/stores/blackwater-valley-motors/7?contact=whatsapp#contact',
    callHref: '/stores/blackwater-valley-motors/7?contact=phone#contact',
  });
});

test('a dealer without a store is reached through its map', () => {
  const { emailHref } = buildDealerPanel(exampleDealer({ hasStore: false }), 'Car');
  expect(emailHref).toBe('/dealers/ireland/cork/7/map?contact=email#contact');
});

test('a dealer without a number cannot be called', () => {
  expect(buildDealerPanel(exampleDealer({ phone: null, whatsapp: null }), 'Car')).toMatchObject({
    showWhatsapp: false,
    callHref: null,
  });
});
