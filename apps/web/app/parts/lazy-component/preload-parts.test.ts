import { expect, test, vi } from 'vitest';
import { packTables } from '../../shell/packed-data/pack-tables.ts';
import { preloadParts } from './preload-parts.ts';

const ways = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ href: `/search?page=${at}`, cards: [] }));
const resultsOf = (view: object) => ({ results: packTables(view) });

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
  ['a dealer', resultsOf({ dealerPanel: { dealerName: 'Kilcarrow' } }), ['dealer']],
  ['few results', resultsOf({ total: 2, relaxations: ways(1) }), ['waysOut']],
  ['many ways out', resultsOf({ total: 2, relaxations: ways(4) }), ['waysOut']],
  ['no results', resultsOf({ total: 0, relaxations: [] }), ['waysOut']],
])('a page with %s waits for it', async (_, data, parts) => {
  expect(await asked(data)).toEqual(parts);
});

test.each([
  ['a text without one', { tool: null, blocks: [{ kind: 'html' }] }],
  ['a page of many results', resultsOf({ total: 90, relaxations: [], dealerPanel: null })],
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
