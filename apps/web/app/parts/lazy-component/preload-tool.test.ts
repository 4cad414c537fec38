import { expect, test, vi } from 'vitest';
import { preloadTool } from './preload-tool.ts';

/** How often a page with this data requested the tool. */
async function asked(result: unknown, load = vi.fn(async () => {})): Promise<number> {
  await preloadTool(null, async () => ({ page: { type: 'data', result } }), load);
  return load.mock.calls.length;
}

test.each([
  ['beside it', { tool: { kind: 'vrt' }, blocks: [] }],
  ['among its words', { blocks: [{ kind: 'html' }, { kind: 'calculator' }] }],
])('a text with a tool %s waits for it', async (_, data) => {
  expect(await asked(data)).toBe(1);
});

test.each([
  ['a text without one', { tool: null, blocks: [{ kind: 'html' }] }],
  ['any other page', { cards: [] }],
  ['a page without data', null],
  ['an error', new Error('broken')],
])('%s waits for nothing', async (_, data) => {
  expect(await asked(data)).toBe(0);
});

test('a tool that fails to load blocks no navigation', async () => {
  const load = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await asked({ tool: {} }, load)).toBe(1);
});
