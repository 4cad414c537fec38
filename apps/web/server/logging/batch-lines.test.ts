import { afterEach, expect, it, vi } from 'vitest';
import { batchLines } from './batch-lines.ts';

afterEach(() => void vi.useRealTimers());

function open() {
  vi.useFakeTimers();
  const written: string[] = [];
  const flushSync = vi.fn();
  const lines = batchLines({ write: (text) => void written.push(text), flushSync });
  return { lines, written, flushSync };
}

it('writes the lines of a busy moment together, in order', () => {
  const { lines, written } = open();
  const all = Array.from({ length: 200 }, (_, at) => `line ${at}\n`);
  for (const line of all) lines.write(line);
  vi.runAllTimers();
  expect(written.join('')).toBe(all.join(''));
  expect(written.length).toBeLessThan(5);
});

it('writes a single line soon', () => {
  const { lines, written } = open();
  lines.write('alone\n');
  vi.runAllTimers();
  expect(written).toEqual(['alone\n']);
});

it('holds nothing back when the process ends', () => {
  const { lines, written, flushSync } = open();
  lines.write('last\n');
  lines.flushSync();
  expect(written).toEqual(['last\n']);
  expect(flushSync).toHaveBeenCalledOnce();
});
