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

test('text typed on a page is restored', () => {
  const storage = fakeStorage();
  openDraft('/a', 'email', () => storage).keep({ name: 'Niamh', message: 'Is it' });
  expect(openDraft('/a', 'email', () => storage).read()).toEqual({ name: 'Niamh', message: 'Is it' });
});

test('another page and a form to somebody else have their own drafts', () => {
  const storage = fakeStorage();
  openDraft('/a', 'email', () => storage).keep({ name: 'Niamh' });
  expect(openDraft('/b', 'email', () => storage).read()).toEqual({});
  expect(openDraft('/a', 'report', () => storage).read()).toEqual({});
});

test('whoever asks the seller for something else types nothing again', () => {
  const storage = fakeStorage();
  openDraft('/a', 'email', () => storage).keep({ name: 'Niamh' });
  expect(openDraft('/a', 'test-drive', () => storage).read()).toEqual({ name: 'Niamh' });
});

test('a form that was sent leaves no draft', () => {
  const storage = fakeStorage();
  const draft = openDraft('/a', 'email', () => storage);
  draft.keep({ name: 'Niamh' });
  draft.clear();
  expect(draft.read()).toEqual({});
});

test('a corrupt draft, and a browser without storage, count as no draft', () => {
  const storage = fakeStorage();
  storage.setItem('enquiry seller /a', '{"name":1,"other":"x"}');
  expect(openDraft('/a', 'email', () => storage).read()).toEqual({});
  storage.setItem('enquiry seller /a', '{');
  expect(openDraft('/a', 'email', () => storage).read()).toEqual({});
  const refusing = openDraft('/a', 'email', () => {
    throw new Error('forbidden');
  });
  refusing.keep({ name: 'Niamh' });
  expect(refusing.read()).toEqual({});
});
