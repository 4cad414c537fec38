import { expect, it } from 'vitest';
import { Assembly, type Part, partsOf } from './in-parts.ts';

function assemble(parts: Iterable<Part>): unknown {
  const assembly = new Assembly();
  for (const part of parts) {
    const whole = assembly.add(structuredClone(part));
    if (whole) return whole.value;
  }
  return 'the rest never came';
}

it.each([
  ['nothing', null],
  ['small things', [{ a: 1, b: ['x', null], c: new Uint8Array([1, 2]) }]],
  ['long lists', { names: Array.from({ length: 45_000 }, (_, index) => `name ${index}`) }],
  ['lists of lists', { lists: Array.from({ length: 20_001 }, (_, index) => [index]) }],
  [
    'large columns',
    [new Float64Array(700_000).map((_, index) => index / 3), new Uint32Array(20_000).fill(7)],
  ],
  [
    'columns within lists',
    { words: [{ ends: new Uint32Array(40_000).fill(3) }, { ends: new Uint32Array(2) }] },
  ],
])('reassembles %s', (_, value) => {
  expect(assemble(partsOf(value))).toEqual(value);
});

it('makes no part large', () => {
  const value = { column: new Float64Array(2_000_000), names: Array(100_000).fill('x') };
  const parts = [...partsOf(value)];
  for (const part of parts) {
    if (part.kind === 'rest') continue;
    expect(ArrayBuffer.isView(part.items) ? part.items.byteLength : part.items.length).toBeLessThan(
      5_000_000,
    );
  }
  expect(parts.length).toBe(4 + 5 + 1);
});
