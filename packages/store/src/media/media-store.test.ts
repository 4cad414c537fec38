import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type S3Server, startS3 } from '../testing/start-s3.ts';
import type { MediaStore } from './media-store.ts';
import { isMediaStoreUrl, openMediaStore } from './open-media-store.ts';
import { openS3Store } from './s3-store.ts';

let folder = '';
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-media-'));
  s3.objects.clear();
  s3.requests.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

const open = (url?: string) =>
  openMediaStore({ url, dataDir: join(folder, 'data'), environment: s3.environment });

async function keepPhoto({ incomingPhotos }: MediaStore, name: string): Promise<void> {
  await mkdir(incomingPhotos, { recursive: true });
  await writeFile(join(incomingPhotos, name), `picture ${name}`);
}

describe.each([
  ['the data folder', async () => open()],
  ['another folder', async () => open(pathToFileURL(join(folder, 'shared')).href)],
  ['a bucket', async () => open(s3.url)],
])('%s', (_, openStore) => {
  it('gives back what was written, and nothing else', async () => {
    const store = await openStore();
    expect(await store.read('photos-remote/a')).toBeNull();
    await store.write('photos-remote/a', Buffer.from('first'));
    await store.write('photos-remote/a', Buffer.from('second'));
    expect((await store.read('photos-remote/a'))?.toString()).toBe('second');
  });

  it('forgets what is removed, also twice', async () => {
    const store = await openStore();
    await store.write('photos/a.jpg', Buffer.from('first'));
    await store.remove('photos/a.jpg');
    await store.remove('photos/a.jpg');
    expect(await store.read('photos/a.jpg')).toBeNull();
  });

  it('copies whole files to and fro', async () => {
    const store = await openStore();
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    await writeFile(from, Buffer.alloc(3_000_000, 7));
    expect(await store.download('index', to)).toBe(false);
    await store.upload('index', from);
    expect(await store.download('index', to)).toBe(true);
    expect((await readFile(to)).equals(await readFile(from))).toBe(true);
  });

  it('has the pictures of an import once they are published', async () => {
    const store = await openStore();
    await store.publishPhotos();
    for (const name of ['a.jpg', 'b.jpg']) await keepPhoto(store, name);
    await store.publishPhotos();
    expect((await store.read('photos/b.jpg'))?.toString()).toBe('picture b.jpg');
  });
});

describe('a bucket', () => {
  it('gets a picture once, and leaves none behind on this machine', async () => {
    const store = await open(s3.url);
    for (let times = 0; times < 2; times++) {
      await keepPhoto(store, 'a.jpg');
      await store.publishPhotos();
    }
    expect(s3.requests.filter((request) => request.startsWith('PUT'))).toEqual(['PUT photos/a.jpg']);
    expect(await readdir(store.incomingPhotos)).toEqual([]);
  });

  it('is asked again if it fails for a moment, and a picture stays until it is there', async () => {
    const store = await open(s3.url);
    await store.write('a', Buffer.from('a'));
    s3.failNext(1);
    expect((await store.read('a'))?.toString()).toBe('a');
    await keepPhoto(store, 'b.jpg');
    s3.failNext(100);
    await expect(store.publishPhotos()).rejects.toThrow('answered HEAD photos/b.jpg with 503');
    s3.failNext(0);
    await store.publishPhotos();
    expect(s3.objects.has('photos/b.jpg')).toBe(true);
  });

  it('that cannot be reached is told in one sentence', async () => {
    const url = 's3://media?endpoint=http://127.0.0.1:1';
    const store = await openMediaStore({ url, dataDir: folder, environment: s3.environment });
    await expect(store.read('a')).rejects.toThrow(/^The media store cannot be reached: .*\w\.$/);
  });

  it('refuses another secret', async () => {
    const environment = { ...s3.environment, AWS_SECRET_ACCESS_KEY: 'wrong' };
    const store = await openMediaStore({ url: s3.url, dataDir: folder, environment });
    await expect(store.read('a')).rejects.toThrow('403');
  });

  it('that may not be listed answers 403 for what it does not have', async () => {
    const store = await open(s3.url);
    s3.mayList = false;
    expect(await store.read('missing')).toBeNull();
    expect(await store.download('missing', join(folder, 'to'))).toBe(false);
    await keepPhoto(store, 'new.jpg');
    await store.publishPhotos();
    s3.mayList = true;
    expect((await store.read('photos/new.jpg'))?.toString()).toBe('picture new.jpg');
  });

  it.each(['before answers', 'within bodies'] as const)('is not waited for if it hangs %s', async (hangs) => {
    const store = openS3Store({
      base: `${new URL(s3.url).searchParams.get('endpoint')}/media`,
      region: 'eu-west-1',
      accessKeyId: s3.environment.AWS_ACCESS_KEY_ID,
      secretAccessKey: s3.environment.AWS_SECRET_ACCESS_KEY,
      incomingPhotos: join(folder, 'photos'),
      timeoutMs: 300,
    });
    await (await open(s3.url)).write('a', Buffer.from('a'));
    s3.hangs = hangs;
    // A signal that only the request holds is collected before it fires.
    setFlagsFromString('--expose-gc');
    const collecting = setInterval(runInNewContext('gc'), 20);
    onTestFinished(() => {
      clearInterval(collecting);
      s3.hangs = 'never';
    });
    await expect(store.read('a')).rejects.toThrow(
      'The media store cannot be reached: it did not answer in time.',
    );
    await expect(store.download('a', join(folder, 'a'), 300)).rejects.toThrow();
  });

  // Windows does not tell a file there from no folder.
  const tellsThem = process.platform !== 'win32';
  it.runIf(tellsThem)('says that the folder of its new pictures cannot be read', async () => {
    const store = await open(s3.url);
    await mkdir(dirname(store.incomingPhotos), { recursive: true });
    await writeFile(store.incomingPhotos, 'a file in its place');
    await expect(store.publishPhotos()).rejects.toThrow('ENOTDIR');
  });

  it('can have a prefix', async () => {
    const store = await open(s3.url.replace('?', '/forecourt/?'));
    await store.write('photos/a.jpg', Buffer.from('a'));
    expect([...s3.objects.keys()]).toEqual(['forecourt/photos/a.jpg']);
  });
});

it('knows a usable address', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  for (const url of ['/srv/media', './media', 'file:///srv/media', 's3://media', 's3://media/a?region=x'])
    expect([url, isMediaStoreUrl(url, keys)]).toEqual([url, true]);
  expect(isMediaStoreUrl('s3://media', {})).toBe(false);
  for (const url of ['https://media.example', 's3:///a', ' '])
    expect([url, isMediaStoreUrl(url, keys)]).toEqual([url, false]);
});
