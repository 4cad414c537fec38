import type { RefusalForNow, RevealOutcome } from '@forecourt/services';
import { exampleDealer, exampleVisitor, fakeServices } from '@forecourt/services/testing';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { loadNumberPage, tellNumber } from './load-number.server.ts';

function open(query: string, outcome: RevealOutcome = { kind: 'revealed', number: '020 910 0001' }) {
  let reveals = 0;
  const refusals: RefusalForNow[] = [];
  const services = fakeServices([], {}, [exampleDealer()]);
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    ...services,
    enquiries: {
      ...services.enquiries,
      async reveal() {
        reveals += 1;
        return outcome;
      },
    },
  });
  const noteRefusal = (refusal: RefusalForNow) => refusals.push(refusal);
  context.set(requestInfoContext, { ...exampleVisitor(), noteRefusal } as never);
  const url = new URL(`https://forecourt.example/seller-number?${query}`);
  return {
    load: () => loadNumberPage(url, context),
    send: (method = 'POST') => tellNumber(new Request(url, { method }), url, context),
    reveals: () => reveals,
    refusals,
  };
}

test('a GET request names the seller, and neither shows nor counts the number', async () => {
  const { load, reveals } = open('dealer=7&channel=Car');
  expect(await load()).toEqual({
    kind: 'phone',
    name: 'Blackwater Valley Motors',
    path: '/stores/blackwater-valley-motors/7',
    backTo: 'Blackwater Valley Motors',
    action: '/seller-number?dealer=7&channel=Car',
  });
  expect(reveals()).toBe(0);
});

test('submitting the form shows the number', async () => {
  const { send } = open('dealer=7&channel=Car');
  expect(await send()).toEqual({ kind: 'revealed', number: '020 910 0001', href: 'tel:0209100001' });
});

test('a visitor over the limit reads so, with a status and a time to retry', async () => {
  const outcome = { kind: 'over-limit', message: 'Please wait a minute.', retryAfterSeconds: 60 } as const;
  const { send, refusals } = open('dealer=7&channel=Car', outcome);
  expect(await send()).toEqual(outcome);
  expect(refusals).toEqual([{ status: 429, retryAfterSeconds: 60 }]);
});

test('without a seller there is no page, and no other method is accepted', async () => {
  await expect(open('dealer=99').load()).rejects.toMatchObject({ init: { status: 404 } });
  await expect(open('dealer=7').send('PUT')).rejects.toMatchObject({ status: 405 });
});
