import { expect, test, vi } from 'vitest';
import { preloadParts } from './preload-parts.ts';

/** The parts that a page with this data requested. */
async function asked(result: unknown, load = vi.fn(async () => {})): Promise<unknown[]> {
  await preloadParts(null, async () => ({ page: { type: 'data', result } }), load);
  return load.mock.calls.flat();
}

test.each([
  ['a tool beside it', { tool: { kind: 'vrt' }, blocks: [] }, ['tool']],
  ['a tool among its words', { blocks: [{ kind: 'html' }, { kind: 'calculator' }] }, ['tool']],
  ['vehicles among its words', { tool: null, blocks: [{ kind: 'vehicles' }] }, ['vehicles']],
  ['vehicles below it', { stock: { cards: [] }, blocks: [] }, ['vehicles']],
  ['cards among its words', { blocks: [{ kind: 'cards' }] }, ['cards']],
  ['a dealer', { dealerPanel: { dealerName: 'Kilcarrow' } }, ['dealer']],
])('a page with %s waits for it', async (_, data, parts) => {
  expect(await asked(data)).toEqual(parts);
});

test.each([
  ['a text without one', { tool: null, blocks: [{ kind: 'html' }] }],
  ['results of all dealers', { dealerPanel: null, cards: [] }],
  ['any other page', { cards: [] }],
  ['a page without data', null],
  ['an error', new Error('broken')],
])('%s waits for nothing', async (_, data) => {
  expect(await asked(data)).toEqual([]);
});

test('a part that fails to load blocks no navigation', async () => {
  const load = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await asked({ tool: {} }, load)).toEqual(['tool']);
});
