import { expect, test } from 'vitest';
import { exampleDealer } from '../../server/testing/example-dealer.ts';
import { buildDealerPanel } from './build-dealer-panel.ts';
import { showNumberHere } from './show-number-here.ts';

const path = 'https://forecourt.example/dealers/ireland/cork/7';

async function show(query: string, phone: string | null = '020 910 0001') {
  let asked = 0;
  const panel = buildDealerPanel(exampleDealer({ phone }), 'Car');
  const { phoneNumber, callHref } = await showNumberHere(panel, new URL(path + query), async () => {
    asked += 1;
    return phone;
  });
  return { phoneNumber, callHref, asked };
}

test('the number is asked for on the same page, and what was chosen there stays', async () => {
  expect(await show('?make=ford')).toEqual({
    phoneNumber: null,
    callHref: '/dealers/ireland/cork/7?make=ford&contact=phone#contact',
    asked: 0,
  });
});

test('once asked for it is told', async () => {
  expect(await show('?contact=phone')).toEqual({ phoneNumber: '020 910 0001', callHref: null, asked: 1 });
});

test('a dealer without a number is not asked for it', async () => {
  expect(await show('?contact=phone', null)).toEqual({ phoneNumber: null, callHref: null, asked: 0 });
});
