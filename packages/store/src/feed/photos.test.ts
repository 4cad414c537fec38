import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPhoto, keepPhoto, maxPhotoBytes, photoExtension } from './photos.ts';
import { makeFolder } from './reading/temporary-feed.ts';

const jpeg = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0 a picture', 'latin1'), Buffer.alloc(100)]);

let folder: ReturnType<typeof makeFolder>;
let feedFolder: string;
beforeEach(() => {
  folder = makeFolder();
  feedFolder = join(folder.path, 'feed');
  mkdirSync(feedFolder);
});
afterEach(() => folder.remove());

describe('a photo beside the feed', () => {
  it('is stored once, however often it is named', () => {
    folder.write('feed/a.jpg', jpeg);
    folder.write('feed/b.jpeg', jpeg);
    const photos = join(folder.path, 'photos');
    const results = ['a.jpg', 'b.jpeg'].map((name) => importPhoto(feedFolder, name, photos));
    expect(results[0]).toEqual(results[1]);
    expect(readdirSync(photos)).toHaveLength(1);
  });

  it('is not read from outside the folder through a link', () => {
    folder.write('secret.jpg', jpeg);
    symlinkSync(join(folder.path, 'secret.jpg'), join(feedFolder, 'a.jpg'));
    expect(importPhoto(feedFolder, 'a.jpg', null)).toEqual({
      kind: 'bad',
      reason: 'Picture "a.jpg" is outside the feed’s folder',
    });
  });

  it('has a bounded size', () => {
    folder.write('feed/a.jpg', Buffer.concat([jpeg, Buffer.alloc(maxPhotoBytes)]));
    expect(importPhoto(feedFolder, 'a.jpg', null)).toMatchObject({
      reason: 'Picture "a.jpg" is larger than 15 MB',
    });
  });

  it('must be more than the first bytes of one', () => {
    folder.write('feed/a.jpg', jpeg.subarray(0, 7));
    expect(importPhoto(feedFolder, 'a.jpg', null)).toMatchObject({
      reason: 'Picture "a.jpg" is too small to be a picture',
    });
  });

  it('may lie beside a feed at the root of the disk', () => {
    const path = folder.write('feed/a.jpg', jpeg);
    expect(importPhoto('/', path.slice(1), null)).toMatchObject({ kind: 'ok' });
  });

  it.each([
    ['jpg', '\xff\xd8\xff\xe1'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
    ['avif', '\0\0\0\x1cftypavif'],
    [null, '<svg xmlns="http://www.w3.org/2000/svg">'],
    [null, ''],
  ])('is recognised as %s by its first bytes', (extension, start) => {
    expect(photoExtension(Buffer.from(start, 'latin1'))).toBe(extension);
  });
});

describe('a picture that the operator names', () => {
  it('is stored from any folder, also through a link', () => {
    const file = folder.write('logo.jpg', jpeg);
    const link = join(feedFolder, 'link.jpg');
    symlinkSync(file, link);
    const photos = join(folder.path, 'photos');
    expect(keepPhoto(link, photos)).toEqual(keepPhoto(file, photos));
    expect(readdirSync(photos)).toHaveLength(1);
  });

  it('is refused with a message that does not mention a feed', () => {
    expect(keepPhoto(join(folder.path, 'none.png'), null)).toEqual({
      kind: 'bad',
      reason: 'Picture "none.png" does not exist',
    });
    expect(keepPhoto(feedFolder, null)).toEqual({ kind: 'bad', reason: 'Picture "feed" is not a file' });
  });
});
