import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailFolder } from '@forecourt/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalMailRoutes } from './local-mail-routes.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-mail-'));
  await mkdir(mailFolder(dataDir), { recursive: true });
  const mail = [
    'Subject: Sign in',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'It=E2=80=99s a very long =\nline.',
    'Your code: 123456',
    '',
  ];
  await writeFile(join(mailFolder(dataDir), 'sign-in-7.eml'), mail.join('\n'));
  await writeFile(join(dataDir, 'secret-1.eml'), 'Not a mail.');
});
afterAll(() => rm(dataDir, { recursive: true }));

interface Asked {
  path?: string;
  host?: string;
  from?: string;
  headers?: Record<string, string>;
  showsMailFiles?: boolean;
}

function ask({
  path = '/local-mail/sign-in-7',
  host = 'localhost:3000',
  from = '127.0.0.1',
  ...rest
}: Asked) {
  const routes = createLocalMailRoutes({ showsMailFiles: rest.showsMailFiles ?? true, dataDir });
  const connection = { incoming: { socket: { remoteAddress: from } } };
  return routes.request(`http://${host}${path}`, { headers: rest.headers ?? {} }, connection);
}

test('a browser on this machine reads the mail as a mail program shows it', async () => {
  const answer = await ask({});
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await answer.text()).toContain('It’s a very long line.\nYour code: 123456');
});

test('of a mail with several parts, the text is shown', async () => {
  const mail = [
    'Subject: News',
    'Content-Type: multipart/alternative;',
    ' boundary="--_part"',
    '',
    '----_part',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'It=E2=80=99s text.',
    '----_part',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>It is not.</p>',
    '----_part--',
  ];
  await writeFile(join(mailFolder(dataDir), 'alert-news-1.eml'), mail.join('\n'));
  const text = await (await ask({ path: '/local-mail/alert-news-1' })).text();
  expect(text).toContain('It’s text.');
  expect(text).not.toContain('It is not.');
});

test.each<[string, Asked]>([
  ['by IPv6', { host: '[::1]:3000', from: '::1' }],
  ['by its IPv4 address', { host: '127.0.0.1:3000', from: '::ffff:127.0.0.1' }],
])('also %s', async (_, asked) => {
  expect((await ask(asked)).status).toBe(200);
});

test.each<[string, Asked]>([
  ['from another machine that claims to be this one', { from: '192.168.1.20' }],
  ['by a public name', { host: 'forecourt.example' }],
  ['through a proxy', { headers: { 'X-Forwarded-For': '203.0.113.9' } }],
  ['through a proxy of another kind', { headers: { Via: '1.1 proxy' } }],
  ['through one that says so the standard way', { headers: { Forwarded: 'for=203.0.113.9' } }],
  ['with a mail server', { showsMailFiles: false }],
  ['that does not exist', { path: '/local-mail/sign-in-8' }],
  ['outside the folder', { path: '/local-mail/..%2Fsecret-1' }],
  ['by another name', { path: '/local-mail/sign-in-7.eml' }],
])('nobody reads a mail %s', async (_, asked) => {
  expect((await ask(asked)).status).toBe(404);
});
