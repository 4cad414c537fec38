import { afterEach, expect, test, vi } from 'vitest';
import { listThirdPartyScripts } from './third-party-scripts.ts';

const nothing = { ad: null, audience: null, tagManager: null };

afterEach(() => vi.unstubAllGlobals());

test('there is none where none is configured', () => {
  expect(listThirdPartyScripts(nothing)).toEqual([]);
});

test('each is loaded from the address that the operator configured', () => {
  const urls = { ad: 'https://a.example/', audience: 'https://b.example/', tagManager: 'https://c.example/' };
  expect(listThirdPartyScripts(urls).map(({ key, url }) => [key, url])).toEqual(Object.entries(urls));
});

test('the tag manager is ready when Tealium’s global exists', () => {
  const [tagManager] = listThirdPartyScripts({ ...nothing, tagManager: 'https://tags.example/utag.js' });
  expect(tagManager?.isReady()).toBe(false);
  vi.stubGlobal('utag', {});
  expect(tagManager?.isReady()).toBe(true);
});
