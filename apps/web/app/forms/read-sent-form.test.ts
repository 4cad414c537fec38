import { expect, test } from 'vitest';
import { readSentForm } from './read-sent-form.ts';

const send = (init: RequestInit) => readSentForm(new Request('http://localhost/', init));

test('fields come as they were typed, and one that is missing is empty', async () => {
  const body = new URLSearchParams({ message: 'One\r\ntwo\0' });
  const sent = await send({ method: 'POST', body });
  expect(sent('message')).toBe('One\ntwo');
  expect(sent('name')).toBe('');
});

test('a body that is no form is refused', async () => {
  await expect(send({ method: 'POST', body: 'words' })).rejects.toMatchObject({ status: 400 });
});

test('a form is sent by POST', async () => {
  await expect(send({ method: 'PUT', body: new URLSearchParams() })).rejects.toMatchObject({ status: 405 });
});
