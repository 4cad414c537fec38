import { DatabaseError } from '@forecourt/store/opening';
import { describe, expect, it } from 'vitest';
import { explainFailedStart } from './explain-failed-start.ts';
import { findFullDiskOfDatabase, watchForFullDisk } from './full-disk.ts';
import { StartError } from './start-error.ts';

// Nothing can be written below /proc: it behaves like a full disk.
describe.runIf(process.platform === 'linux')('on a full disk', () => {
  const full = { databaseUrl: 'pglite:///proc' };
  const sentence = /^The disk of \/proc is full \(0 MB are left\): free some space and start again\./;

  it('fails the start if the market is never completed', async () => {
    await expect(watchForFullDisk(full, new Promise(() => {}), 1)).rejects.toThrow(sentence);
  });

  it('does not fail a start whose market is complete', async () => {
    await watchForFullDisk(full, Promise.resolve(), 1);
  });

  it.each([
    new Error('could not write to file'),
    new Error('Failed query', { cause: new DatabaseError('unreachable', 'The database has stopped.') }),
  ])('names the disk as the reason of %s', (error) => {
    expect(explainFailedStart(error, full)).toMatch(sentence);
  });

  it('gives another reason if it is known', () => {
    expect(explainFailedStart(new StartError('Port 80 is in use.'), full)).toBe('Port 80 is in use.');
  });
});

const elsewhere = { databaseUrl: 'postgres://user@host/name' };

it.each(['pglite://memory', elsewhere.databaseUrl])(
  'the disk does not matter with the database %s',
  (databaseUrl) => {
    expect(findFullDiskOfDatabase({ databaseUrl })).toBeNull();
  },
);

it('shows an unexpected error as it is', () => {
  const error = new Error('no idea');
  expect(explainFailedStart(error, elsewhere)).toBe(error);
});

it('shows only the sentence of a wrapped failure', () => {
  const error = new Error('Failed query: …', { cause: new DatabaseError('bad-url', 'No such place.') });
  expect(explainFailedStart(error, elsewhere)).toBe('No such place.');
});
