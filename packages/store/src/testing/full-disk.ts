/**
 * Loaded before a program by `--import`, also in its threads: while the file named by FULL_DISK exists, no
 * file of the embedded database grows, as on a full disk. Allocated blocks can still be overwritten.
 */
import fs from 'node:fs';

const { FULL_DISK: marker } = process.env;
const { writeSync } = fs;

/** PGlite writes its files through this call only. */
function writeIfRoom(
  fd: number,
  bytes: NodeJS.ArrayBufferView,
  from: number,
  length: number,
  at: number,
): number {
  if (marker && fs.existsSync(marker) && fs.fstatSync(fd).size < at + length)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  return writeSync(fd, bytes, from, length, at);
}

fs.writeSync = writeIfRoom as typeof fs.writeSync;
