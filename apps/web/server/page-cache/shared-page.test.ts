import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSharedPage } from './shared-page.ts';

const csp = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

async function share(html: string, nonce = 'n1') {
  const response = new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  const page = await readSharedPage(response, nonce, '/');
  if (page instanceof Response) throw new Error('The page was still waiting');
  return { html: page.body.bytes.toString(), inline: page.inline, bytes: page.bytes };
}

test('no visitor gets the nonce of another', async () => {
  const { html } = await share('<script nonce="n1">a("€")</script><style nonce="n1">b{}</style><p>n1</p>');
  expect(html).toBe('<script>a("€")</script><style>b{}</style><p>n1</p>');
});

test('each inline script and style that the nonce allowed is allowed by the hash of its text', async () => {
  const { inline } = await share(
    '<style nonce="n1">b{}</style><script nonce="n1">a("€")</script><script async nonce="n1">c()</script><script nonce="n1">c()</script>',
  );
  expect(inline).toEqual({ scripts: [csp('a("€")'), csp('c()')], styles: [csp('b{}')] });
});

test('a page takes at least the memory of its bytes', async () => {
  expect((await share('€'.repeat(10_000))).bytes).toBeGreaterThan(30_000);
});

test('an inline script without the nonce stays forbidden', async () => {
  const { inline } = await share('<script>c()</script><script nonce="n2">d()</script><style>b{}</style>');
  expect(inline).toEqual({ scripts: [], styles: [] });
});

test('a script in a file and data that no browser runs need no hash', async () => {
  const { inline } = await share(
    '<script nonce="n1" src="/a.js"></script><script nonce="n1" type="application/ld+json">{"a":1}</script>',
  );
  expect(inline).toEqual({ scripts: [], styles: [] });
});
