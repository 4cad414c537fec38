import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { findFullDisk, requireRoomForDatabase } from './room-on-disk.ts';

it('takes a disk with room', () => {
  expect(findFullDisk(tmpdir())).toBeNull();
  expect(() => requireRoomForDatabase(tmpdir())).not.toThrow();
});

// No byte can be stored below /proc: to whoever asks, it is a full disk.
it.runIf(process.platform === 'linux')(
  'refuses to make a database on a disk that is too full for one',
  () => {
    expect(() => requireRoomForDatabase('/proc')).toThrow(
      'A new database takes 64 MB, but the disk of /proc has only 0 MB left: make room, or name another place.',
    );
  },
);

it('takes a disk whose room nobody tells', () => {
  expect(findFullDisk('/no/such/folder')).toBeNull();
});
