import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestInfoContext } from '../../shell/request-context.ts';
import { readForm } from './read-form.ts';

function send(method: string, form: FormData | null) {
  const context = new RouterContextProvider();
  context.set(requestInfoContext, { form } as never);
  return () => readForm({ request: new Request('http://localhost/', { method }), context });
}

test('fields are read as typed, and a missing one is empty', () => {
  const form = new FormData();
  form.set('message', 'One\r\n\u202Etwo\0');
  const sent = send('POST', form)();
  expect(sent('message')).toBe('One\ntwo');
  expect(sent('name')).toBe('');
});

test('a body that is not a form is refused', () => {
  expect(send('POST', null)).toThrow(expect.objectContaining({ status: 400 }));
});

test('a form is sent by POST', () => {
  expect(send('PUT', new FormData())).toThrow(expect.objectContaining({ status: 405 }));
});
