import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { fakeServices } from '../../server/testing/test-app.ts';
import { requestInfoContext, servicesContext } from '../request-context.ts';
import { loadContact } from './load-contact.ts';

const target = { channel: 'Car', publicReference: null, dealerId: 7 } as const;

function load(query: string, number: string | null = '+353 (0)87 123 4567', isRefused = false) {
  const revealed: string[] = [];
  const services = fakeServices();
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    ...services,
    enquiries: {
      ...services.enquiries,
      ticket: () => 'ticket',
      async reveal(kind) {
        revealed.push(kind);
        return { number, isRefused };
      },
    },
  });
  context.set(requestInfoContext, { csrfToken: () => 'token', visitorAddress: '198.51.100.1' } as never);
  const url = new URL(`https://forecourt.example/stores/lee-valley-motors/7${query}`);
  return { contact: loadContact({ url, context }, target, 'Is the Golf for sale?'), revealed };
}

test('a page that is asked for nothing tells no number and opens no form', async () => {
  const { contact, revealed } = load('');
  expect(await contact).toEqual({ form: null, phone: null, sent: null });
  expect(revealed).toEqual([]);
});

test('the number is told to whoever asks for it, and counted', async () => {
  const { contact, revealed } = load('?contact=phone');
  expect(await contact).toEqual({ form: null, phone: '+353 (0)87 123 4567', sent: null });
  expect(revealed).toEqual(['phone']);
});

test.each(['phone', 'whatsapp'])(
  'whoever asked for so many that no %s is told any more hears so',
  async (kind) => {
    const { contact } = load(`?contact=${kind}`, null, true);
    expect(await contact).toEqual({ form: null, phone: null, sent: null, isRefused: true });
  },
);

test('a seller without a number refuses nobody', async () => {
  const { contact } = load('?contact=whatsapp', null);
  expect(await contact).toEqual({ form: null, phone: null, sent: null, isRefused: false });
});

test('WhatsApp opens with the number as it is dialled from anywhere, and the text in it', async () => {
  const { contact, revealed } = load('?contact=whatsapp');
  const answer = await contact.catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get('location')).toBe(
    'https://wa.me/353871234567?text=Is%20the%20Golf%20for%20sale%3F',
  );
  expect(revealed).toEqual(['whatsapp']);
});

test('a request to be rung opens its form', async () => {
  expect((await load('?contact=call-back').contact).form).toEqual({
    kind: 'call-back',
    token: 'token',
    ticket: 'ticket',
  });
});
