import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { quote } from '@forecourt/domain';

export type PhotoResult = { kind: 'ok'; source: string } | { kind: 'bad'; reason: string };

export const maxPhotoBytes = 15 * 1024 * 1024;
/** No picture of a vehicle is smaller: it is a truncated file or a tracking pixel. */
export const minPhotoBytes = 100;

/**
 * Copies a picture beside the feed into `photosFolder`, under the hash of its content: the same picture is
 * stored once, and a name never changes its meaning. With `photosFolder` null it is only checked.
 */
export function importPhoto(feedFolder: string, name: string, photosFolder: string | null): PhotoResult {
  const bad = (why: string): PhotoResult => ({ kind: 'bad', reason: `Picture ${quote(name)} ${why}` });
  let path: string;
  try {
    // Resolve links before checking where the file really is.
    path = realpathSync(join(feedFolder, name));
    // Only the root folder ends with a slash.
    if (!path.startsWith(join(realpathSync(feedFolder), sep))) return bad('is outside the feed’s folder');
  } catch {
    return bad('does not exist beside the feed');
  }
  return keepPhoto(path, photosFolder, name);
}

/**
 * The same for a picture in any folder, for callers that may read it anyway. `called` is its name in a
 * reason.
 */
export function keepPhoto(path: string, photosFolder: string | null, called = basename(path)): PhotoResult {
  const bad = (why: string): PhotoResult => ({ kind: 'bad', reason: `Picture ${quote(called)} ${why}` });
  let bytes: Buffer;
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return bad('does not exist');
    if (!stat.isFile()) return bad('is not a file');
    if (stat.size > maxPhotoBytes) return bad('is larger than 15 MB');
    if (stat.size < minPhotoBytes) return bad('is too small to be a picture');
    bytes = readFileSync(path);
  } catch {
    return bad('cannot be read');
  }
  const extension = photoExtension(bytes);
  if (extension === null) return bad('is not a JPEG, PNG, WebP or AVIF picture');
  const fileName = `${hash('sha256', bytes, 'hex')}.${extension}`;
  if (photosFolder !== null) keep(bytes, join(photosFolder, fileName));
  return { kind: 'ok', source: `photo:${fileName}` };
}

function keep(bytes: Buffer, target: string): void {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  // Renamed last, so that a kill leaves no half-written picture under the final name.
  const draft = `${target}.${process.pid}.new`;
  writeFileSync(draft, bytes);
  renameSync(draft, target);
}

/** By the first bytes, because names can be wrong. */
export function photoExtension(bytes: Buffer): 'jpg' | 'png' | 'webp' | 'avif' | null {
  const text = bytes.subarray(0, 16).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return text.slice(4, 12) === 'ftypavif' || text.slice(4, 12) === 'ftypavis' ? 'avif' : null;
}
