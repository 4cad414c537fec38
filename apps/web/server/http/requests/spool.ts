import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { UploadedFile } from '@forecourt/services';
import type { FileSink } from './multipart-reader.ts';

export interface SpoolOptions {
  isMeantFor(path: string): boolean;
  folder: string;
  /** Of one file; the rest of a larger one is read and dropped, so that the page can name it. */
  maxFileBytes: number;
  /** Of a whole form. */
  maxBytes: number;
}

/** The files of one request, written to the disk as they arrive. */
export function createSpool({ folder, maxFileBytes, maxBytes }: SpoolOptions) {
  const files: UploadedFile[] = [];
  const open = new Set<number>();

  function openFile(name: string): FileSink {
    mkdirSync(folder, { recursive: true });
    const file = { name, path: join(folder, randomUUID()), isTooLarge: false };
    const descriptor = openSync(file.path, 'wx', 0o600);
    open.add(descriptor);
    files.push(file);
    let written = 0;
    return {
      // At once: a chunk of a socket is small, and what waited for the disk would pile up in memory.
      write(bytes) {
        if (written + bytes.length > maxFileBytes) file.isTooLarge = true;
        if (file.isTooLarge) return;
        writeSync(descriptor, bytes);
        written += bytes.length;
      },
      end() {
        closeSync(descriptor);
        open.delete(descriptor);
      },
    };
  }

  return {
    files: files as readonly UploadedFile[],
    maxFileBytes,
    maxBytes,
    openFile,
    /** Ends what the sender left half-sent, and removes everything. */
    remove() {
      for (const descriptor of open) closeSync(descriptor);
      open.clear();
      for (const { path } of files) rmSync(path, { force: true });
    },
  };
}
