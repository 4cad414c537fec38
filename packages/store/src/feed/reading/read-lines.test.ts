import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, readLines } from './read-lines.ts';

async function linesOf(chunks: Buffer[]): Promise<Line[]> {
  const lines: Line[] = [];
  const source = (async function* () {
    yield* chunks;
  })();
  for await (const some of readLines(source)) lines.push(...some);
  return lines;
}

describe('lines', () => {
  it('are the same wherever the file is split into chunks', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '\n', '\r\n') });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 7 }), async (content, size) => {
        const bytes = Buffer.from(content);
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        const whole = content
          .split('\n')
          .map((line, index) => ({ number: index + 1, text: line.replace(/\r$/, '') }));
        if (content.endsWith('\n') || content === '') whole.pop();
        expect(await linesOf(pieces)).toEqual(whole);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('may end with bare carriage returns, wherever the file is split', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '\r') });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 7 }), async (content, size) => {
        const bytes = Buffer.from(content);
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        const whole = content.split('\r').map((line, index) => ({ number: index + 1, text: line }));
        if (content.endsWith('\r') || content === '') whole.pop();
        expect(await linesOf(pieces)).toEqual(whole);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('past the limit are reported and not kept', async () => {
    const block = Buffer.alloc(600_000, 'x');
    const lines = await linesOf([block, block, Buffer.from('\nnext')]);
    expect(lines).toEqual([
      { number: 1, problem: 'The line is longer than 1 MB' },
      { number: 2, text: 'next' },
    ]);
  });
});
