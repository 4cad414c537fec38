import { existsSync, linkSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleRow, makeFolder, toNdjson } from '../reading/temporary-feed.ts';
import { openReport, prepareReport } from './report.ts';

let folder: ReturnType<typeof makeFolder>;
let feed: string;
beforeEach(() => {
  folder = makeFolder();
  feed = folder.write('stock.ndjson', toNdjson([exampleRow('A')]));
});
afterEach(() => folder.remove());

function writeReport(path: string): void {
  const report = openReport(path);
  report.add({ kind: 'rejected', line: 1, reference: 'A', reasons: ['Year is missing'] });
  report.close();
}

describe('a report', () => {
  it('replaces an earlier one, so that it is not mistaken for this import’s', () => {
    const path = join(folder.path, 'new', 'report.ndjson');
    prepareReport(path, feed);
    expect(existsSync(path)).toBe(false);
    writeReport(path);
    prepareReport(path, feed);
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    ['the feed', () => feed, /that is the feed itself\.$/],
    ['a file of somebody’s', () => folder.write('letter', 'Dear all'), /is not an earlier report\.$/],
    ['another feed', () => folder.write('b', toNdjson([exampleRow('B')])), /is not an earlier report\.$/],
  ])('does not overwrite %s', (_, makePath, sentence) => {
    const path = makePath();
    const before = readFileSync(path, 'utf8');
    expect(() => prepareReport(path, feed)).toThrow(sentence);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('does not overwrite the feed under another name, even if the feed looks like a report', () => {
    const path = join(folder.path, 'link');
    writeReport(join(folder.path, 'odd'));
    linkSync(join(folder.path, 'odd'), path);
    expect(() => prepareReport(path, join(folder.path, 'odd'))).toThrow(/that is the feed itself/);
  });

  it.each([
    ['', /^The report needs a name: --report FILE\.$/],
    ['/tmp', /^The report cannot be \/tmp: that is a folder\.$/],
    ['/dev/null/x', /^The report \/dev\/null\/x cannot be written \(\w+\)\.$/],
  ])('called %j is refused with one sentence', (path, sentence) => {
    expect(() => prepareReport(path, feed)).toThrow(sentence);
  });

  it('stops growing when it is full, and keeps counting', () => {
    const path = join(folder.path, 'full.ndjson');
    const report = openReport(path, 2);
    for (const line of [1, 2, 3, 4, 5])
      report.add({ kind: 'rejected', line, reference: null, reasons: ['The line is not valid JSON'] });
    report.close();
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2);
    expect([report.count(), report.leftOut()]).toEqual([5, 3]);
  });

  it('may go to a device', () => {
    prepareReport('/dev/null', feed);
    expect(existsSync('/dev/null')).toBe(true);
  });
});
