import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNodeServer } from '../testing/raw-client.ts';
import { sendRaw } from '../testing/send-raw.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createNodeListener } from './node-listener.ts';

let started: Awaited<ReturnType<typeof startNodeServer>>;
beforeAll(async () => {
  started = await startNodeServer(createNodeListener(createTestApp().app, null, { error: () => {} }));
});
afterAll(async () => {
  started.server.close();
  started.server.closeAllConnections();
  await once(started.server, 'close');
});

const statusOf = async (request: string) => (await sendRaw(started.port, Buffer.from(request))).status;
const head = 'Host: localhost\r\nConnection: close\r\n';

it.each(['/', '/healthz'])('refuses a body of unknown length, sent to %s in tiny chunks', async (path) => {
  const chunks = `${'1\r\na\r\n'.repeat(5000)}0\r\n\r\n`;
  expect(await statusOf(`POST ${path} HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n${chunks}`)).toBe(
    411,
  );
});

it('answers a load balancer’s health check over HTTP/1.0 without a host', async () => {
  const answer = await sendRaw(started.port, Buffer.from('GET /healthz HTTP/1.0\r\n\r\n'));
  expect(answer.status).toBe(200);
});

it.each(['/', '/rest/1.0/enquiries'])(
  'takes a POST to %s without a length as one without a body',
  async (path) => {
    const form = 'Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n';
    const post = `POST ${path} HTTP/1.1\r\n${head}Origin: http://localhost\r\n${form}`;
    const empty = await statusOf(`${post}Content-Length: 0\r\n\r\n`);
    expect(await statusOf(`${post}\r\n`)).toBe(empty);
  },
);

it.each(['http://a@h/used-cars', 'https://u:p@h/rest/1.0/app-data'])(
  'refuses %s, which names a user',
  async (target) => {
    expect(await statusOf(`GET ${target} HTTP/1.1\r\n${head}\r\n`)).toBe(400);
  },
);

it('repeats no header of a visitor who asks for a TRACE', async () => {
  const request = `TRACE / HTTP/1.1\r\n${head}Cookie: session=secret\r\n\r\n`;
  const { status, body } = await sendRaw(started.port, Buffer.from(request));
  expect(status).toBe(405);
  expect(body).not.toContain('secret');
});
