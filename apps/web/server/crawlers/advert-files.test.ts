import { describe, expect, it } from 'vitest';
import {
  advertFileName,
  buildAdvertFiles,
  countAdvertFiles,
  mostEntries,
  parseAdvertFileName,
  rangeOf,
} from './advert-files.ts';

describe('countAdvertFiles', () => {
  it.each([
    [0, 1],
    [30_000, 1],
    [40_001, 2],
    [1_000_000, 32],
    [10_000_000, 256],
  ])('%i adverts need %i', (adverts, files) => {
    expect(countAdvertFiles(adverts)).toBe(files);
  });

  it('leaves room in each file for random variation', () => {
    for (let adverts = 1000; adverts < 20_000_000; adverts *= 1.7) {
      expect(adverts / countAdvertFiles(adverts)).toBeLessThan(mostEntries * 0.9);
    }
  });
});

describe('rangeOf', () => {
  it('covers everything with one file', () => {
    expect(rangeOf({ number: 1, of: 1 })).toEqual({ from: '00', below: null });
  });

  it.each([2, 32, 1024])('divides everything among %i files without a gap', (of) => {
    const ranges = Array.from({ length: of }, (_, index) => rangeOf({ number: index + 1, of }));
    expect(ranges[0]?.from).toBe('00');
    expect(ranges.at(-1)?.below).toBeNull();
    expect(ranges.slice(0, -1).map(({ below }) => below)).toEqual(ranges.slice(1).map(({ from }) => from));
  });
});

describe('buildAdvertFiles', () => {
  it('sums up each file’s entries and its last change', () => {
    const shares = [
      { prefix: '0a', count: 30_000, updatedAt: '2026-11-01T00:00:00.000Z' },
      { prefix: 'fz', count: 5000, updatedAt: '2026-11-03T00:00:00.000Z' },
      { prefix: 'g0', count: 20_000, updatedAt: '2026-11-02T00:00:00.000Z' },
    ];
    expect(buildAdvertFiles(shares)).toEqual([
      { number: 1, of: 2, count: 35_000, updatedAt: '2026-11-03T00:00:00.000Z' },
      { number: 2, of: 2, count: 20_000, updatedAt: '2026-11-02T00:00:00.000Z' },
    ]);
  });

  it('lists no file for an empty market', () => {
    expect(buildAdvertFiles([])).toEqual([]);
  });
});

describe('the name of a file', () => {
  it('gives its part and the number of parts', () => {
    expect(advertFileName({ number: 3, of: 4 })).toBe('adverts-3-of-4.xml');
    expect(parseAdvertFileName('adverts-3-of-4.xml')).toEqual({ number: 3, of: 4 });
  });

  it.each(['adverts-5-of-4.xml', 'adverts-0-of-4.xml', 'adverts-1-of-3.xml', 'adverts-1-of-2048.xml', 'x'])(
    'cannot be %s',
    (name) => {
      expect(parseAdvertFileName(name)).toBeNull();
    },
  );
});
