import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFolderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';

export interface MediaStoreOptions {
  /** A folder, `s3://BUCKET/PREFIX?endpoint=…&region=…`, or undefined for the data folder. */
  url: string | undefined;
  dataDir: string;
  environment?: Readonly<Record<string, string | undefined>>;
}

/** Completes the sentence "MEDIA_STORE_URL takes …". */
export const mediaStoreUrlTakes =
  'a folder, or s3://BUCKET/PREFIX?endpoint=https://…&region=… with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY set';

/** Whether `openMediaStore` can use an address; the keys of S3 are in the environment. */
export function isMediaStoreUrl(url: string, environment = process.env): boolean {
  if (!/^\w+:/.test(url)) return url.trim() !== '';
  const parsed = URL.parse(url);
  if (parsed?.protocol === 'file:') return true;
  return parsed?.protocol === 's3:' && parsed.hostname !== '' && s3Keys(environment) !== null;
}

export async function openMediaStore({
  url,
  dataDir,
  environment = process.env,
}: MediaStoreOptions): Promise<MediaStore> {
  if (!url?.startsWith('s3:')) return openFolderStore(folderOf(url, dataDir));
  const { hostname: bucket, pathname, searchParams } = new URL(url);
  const region = searchParams.get('region') ?? environment.AWS_REGION ?? 'us-east-1';
  const endpoint = searchParams.get('endpoint');
  const address = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  const keys = s3Keys(environment);
  if (!keys) throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set.');
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store({
    base: address + pathname.replace(/\/$/, ''),
    region,
    ...keys,
    incomingPhotos: join(dataDir, 'photos-unpublished'),
  });
}

function folderOf(url: string | undefined, dataDir: string): string {
  if (!url) return dataDir;
  return url.startsWith('file:') ? fileURLToPath(url) : resolve(url);
}

function s3Keys(environment: Readonly<Record<string, string | undefined>>) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
}
