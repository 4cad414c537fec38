import { expect, test } from 'vitest';
import { openDraft } from './enquiry-draft.ts';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('what was typed on a page is there again', () => {
  const storage = fakeStorage();
  openDraft('/a', 'email', () => storage).keep({ name: 'Niamh', message: 'Is it' });
  expect(openDraft('/a', 'email', () => storage).read()).toEqual({ name: 'Niamh', message: 'Is it' });
});

test('another page and another form have drafts of their own', () => {
  const storage = fakeStorage();
  openDraft('/a', 'email', () => storage).keep({ name: 'Niamh' });
  expect(openDraft('/b', 'email', () => storage).read()).toEqual({});
  expect(openDraft('/a', 'call-back', () => storage).read()).toEqual({});
});

test('a form that was sent leaves nothing behind', () => {
  const storage = fakeStorage();
  const draft = openDraft('/a', 'email', () => storage);
  draft.keep({ name: 'Niamh' });
  draft.clear();
  expect(draft.read()).toEqual({});
});

test('a broken draft, and a browser that keeps nothing, are no draft', () => {
  const storage = fakeStorage();
  storage.setItem('enquiry email /a', '{"name":1,"other":"x"}');
  expect(openDraft('/a', 'email', () => storage).read()).toEqual({});
  storage.setItem('enquiry email /a', '{');
  expect(openDraft('/a', 'email', () => storage).read()).toEqual({});
  const refusing = openDraft('/a', 'email', () => {
    throw new Error('forbidden');
  });
  refusing.keep({ name: 'Niamh' });
  expect(refusing.read()).toEqual({});
});
