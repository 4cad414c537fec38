import { expect, test } from 'vitest';
import { reloadOnce } from './reload-once.ts';

function openTab() {
  const kept = new Map<string, string>();
  const loaded: string[] = [];
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const loadAgain = (address: string) =>
    reloadOnce({ address, storage: () => storage, reload: () => loaded.push(address) });
  return { loaded, loadAgain };
}

test('a page is loaded again once', () => {
  const { loaded, loadAgain } = openTab();
  loadAgain('/a?contact=email');
  loadAgain('/a?contact=email');
  expect(loaded).toEqual(['/a?contact=email']);
});

test('another page is loaded again too', () => {
  const { loaded, loadAgain } = openTab();
  loadAgain('/a?contact=email');
  loadAgain('/b?contact=email');
  expect(loaded).toEqual(['/a?contact=email', '/b?contact=email']);
});

test('where storage is unavailable nothing is reloaded', () => {
  const loaded: string[] = [];
  const storage = () => {
    throw new Error('forbidden');
  };
  reloadOnce({ address: '/a', storage, reload: () => loaded.push('/a') });
  expect(loaded).toEqual([]);
});
