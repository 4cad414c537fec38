import { DatabaseError } from '@forecourt/store/opening';
import { describe, expect, it } from 'vitest';
import { explainFailedStart } from './explain-failed-start.ts';
import { findFullDiskOfDatabase, watchForFullDisk } from './full-disk.ts';
import { StartError } from './start-error.ts';

// No byte can be stored below /proc: to whoever asks, it is a full disk.
describe.runIf(process.platform === 'linux')('on a full disk', () => {
  const full = { databaseUrl: 'pglite:///proc' };
  const sentence = /^The disk of \/proc is full \(0 MB are left\): make room and start again\./;

  it('a market that is never finished ends the start', async () => {
    await expect(watchForFullDisk(full, new Promise(() => {}), 1)).rejects.toThrow(sentence);
  });

  it('a market that is finished does not', async () => {
    await watchForFullDisk(full, Promise.resolve(), 1);
  });

  it.each([
    new Error('could not write to file'),
    new Error('Failed query', { cause: new DatabaseError('unreachable', 'The database has stopped.') }),
  ])('the disk is named as the reason of %s', (error) => {
    expect(explainFailedStart(error, full)).toMatch(sentence);
  });

  it('another reason that is known is told instead', () => {
    expect(explainFailedStart(new StartError('Port 80 is in use.'), full)).toBe('Port 80 is in use.');
  });
});

const elsewhere = { databaseUrl: 'postgres://user@host/name' };

it.each(['pglite://memory', elsewhere.databaseUrl])('no disk counts with the database %s', (databaseUrl) => {
  expect(findFullDiskOfDatabase({ databaseUrl })).toBeNull();
});

it('shows an error that nobody foresaw as it is', () => {
  const error = new Error('no idea');
  expect(explainFailedStart(error, elsewhere)).toBe(error);
});

it('tells the sentence of a wrapped failure alone', () => {
  const error = new Error('Failed query: …', { cause: new DatabaseError('bad-url', 'No such place.') });
  expect(explainFailedStart(error, elsewhere)).toBe('No such place.');
});
