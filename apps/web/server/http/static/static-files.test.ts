import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import type { AppEnv } from '../app-env.ts';
import { loadStaticFiles } from './load-static-files.ts';
import { precompressFiles } from './precompress-files.ts';

let folder = '';
let app: Hono<AppEnv>;
const script = 'export const words = "forecourt ";'.repeat(100);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-assets-'));
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  await mkdir(join(folder, 'client', '.vite'));
  await writeFile(join(folder, 'client', 'assets', 'home-abc123.js'), script);
  await writeFile(join(folder, 'client', 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'client', '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await precompressFiles(join(folder, 'client'));
  app = createTestApp({ assets: await loadStaticFiles(join(folder, 'client')) }).app;
});
afterAll(() => rm(folder, { recursive: true }));

it('serves a hashed file forever, precompressed', async () => {
  const response = await app.request('/assets/home-abc123.js', {
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(script);
});

it('serves it uncompressed to a client that accepts no encoding', async () => {
  const response = await app.request('/assets/home-abc123.js');
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await response.text()).toBe(script);
});

it('gives each encoding its own tag', async () => {
  const plain = await app.request('/assets/home-abc123.js');
  const packed = await app.request('/assets/home-abc123.js', { headers: { 'Accept-Encoding': 'br' } });
  const tag = packed.headers.get('etag') ?? '';
  expect(tag).not.toBe(plain.headers.get('etag'));
  const again = await app.request('/assets/home-abc123.js', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag },
  });
  expect(again.status).toBe(304);
});

it('serves a file without a hash for an hour only', async () => {
  const response = await app.request('/favicon.svg');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
});

it('answers HEAD with the length and no body', async () => {
  const response = await app.request('/favicon.svg', { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('6');
  expect(await response.text()).toBe('');
});

it('answers for an asset of an earlier build without rendering a page', async () => {
  const response = await app.request('/assets/home-old.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/plain');
});

it.each([
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/.vite/manifest.json',
])('does not expose %s', async (path) => {
  const response = await app.request(new Request(`http://localhost${path}`));
  expect(await response.text()).not.toMatch(/^(secret|\{\})/);
});

it('is read-only', async () => {
  expect((await app.request('/favicon.svg', { method: 'DELETE' })).status).toBe(405);
});
