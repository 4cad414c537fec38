import type { Dealer } from '@forecourt/domain';
import { exampleDealer, fakeServices } from '@forecourt/services/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { servicesContext } from '../../shell/request-context.ts';
import { DealerContact } from './DealerContact.tsx';
import { loadDealerContact } from './dealer-enquiry.server.ts';

/** As on the store and the map, which load and show it the same way. */
async function render(changes: Partial<Dealer>): Promise<string> {
  const context = new RouterContextProvider();
  context.set(servicesContext, fakeServices());
  const url = new URL('https://forecourt.example/stores/a/7');
  const loaded = await loadDealerContact({ url, context }, exampleDealer(changes), 'Car');
  const router = createMemoryRouter([
    { path: '*', element: <DealerContact {...loaded} result={undefined} /> },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a dealer with email offers messages and call-backs', async () => {
  const html = await render({});
  expect(html).toContain('Message dealer');
  expect(html).toContain('Ask for a call back');
});

test('a dealer without email offers phone and WhatsApp only', async () => {
  const html = await render({ email: null, whatsapp: '087 765 4321' });
  expect(html).not.toContain('Message dealer');
  expect(html).not.toContain('Ask for a call back');
  expect(html).toContain('Show number');
  expect(html).toContain('WhatsApp');
});

test('a dealer without any contact details says so', async () => {
  expect(await render({ email: null, phone: null })).toContain(
    'hasn’t given us a phone number or email address',
  );
});
