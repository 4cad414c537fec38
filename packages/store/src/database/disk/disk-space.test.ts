import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { findFullDisk, requireRoomForDatabase } from './disk-space.ts';

it('accepts a disk with enough space', () => {
  expect(findFullDisk(tmpdir())).toBeNull();
  expect(() => requireRoomForDatabase(tmpdir())).not.toThrow();
});

// No byte can be stored below /proc, so it behaves like a full disk.
it.runIf(process.platform === 'linux')('refuses to create a database on a disk that is too full', () => {
  expect(() => requireRoomForDatabase('/proc')).toThrow(
    'A new database takes 64 MB, but the disk of /proc has only 0 MB left: free some space, or choose another path.',
  );
});

it('accepts a disk whose free space is unknown', () => {
  expect(findFullDisk('/no/such/folder')).toBeNull();
});
