import { fakeServices } from '@forecourt/services/testing';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestInfoContext, servicesContext } from '../../shell/request-context.ts';
import { loadContact } from './load-contact.ts';

function load(query: string) {
  const services = fakeServices();
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(requestInfoContext, { csrfToken: () => 'token' } as never);
  const url = new URL(`https://forecourt.example/stores/lee-valley-motors/7${query}`);
  return loadContact({ url, context });
}

test.each(['', '?contact=phone', '?contact=whatsapp', '?contact=nonsense'])(
  'a page with “%s” opens no form',
  (query) => {
    expect(load(query)).toEqual({ form: null, sent: null });
  },
);

test('a call-back request opens its form', () => {
  expect(load('?contact=call-back').form).toEqual({ kind: 'call-back', token: 'token', ticket: 'ticket' });
});

test('a page shows thanks for a form sent without JavaScript', () => {
  expect(load('?contact=sent-email')).toEqual({ form: null, sent: 'email' });
});
