import type { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createPublicLookup, fetchPicture } from './fetch-picture.ts';
import { isPublicAddress } from './private-address.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
  '',
])('never fetches from %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '193.1.1.1', '2a00:1450:400b::5e'])('may fetch from %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

/** A public host, which tests cannot reach: it answers with these, one after the other. */
function answering(...answers: { status: number; location?: string }[]) {
  const asked: string[] = [];
  const ask = async (url: URL) => {
    asked.push(url.href);
    const { status, location } = answers.shift() ?? { status: 404 };
    return Object.assign(Readable.from([]), { statusCode: status, headers: { location } }) as IncomingMessage;
  };
  return { ask, asked };
}

it.each([
  'https://127.0.0.1/secret',
  'https://[::1]/secret',
  'https://[::ffff:10.0.0.1]/secret',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1:8443/',
  'http://photos.example/1.jpg',
  'file:///etc/passwd',
  'gopher://photos.example/',
])('does not follow a redirect to %s', async (location) => {
  const { ask, asked } = answering({ status: 302, location });
  await expect(fetchPicture('https://photos.example/1.jpg', ask)).rejects.toThrow(/not/);
  expect(asked).toEqual(['https://photos.example/1.jpg']);
});

it('follows three redirects at most', async () => {
  const location = 'https://photos.example/again.jpg';
  const { ask, asked } = answering(...Array(9).fill({ status: 302, location }));
  await expect(fetchPicture('https://photos.example/1.jpg', ask)).rejects.toThrow('more than 3 times');
  expect(asked).toHaveLength(4);
});

it('does not connect to a name that resolves to this machine the second time', async () => {
  const addresses = ['203.1.113.7', '127.0.0.1'];
  const resolve = ((_name: string, _options: object, callback: (...result: unknown[]) => void) =>
    callback(null, [{ address: addresses.shift(), family: 4 }])) as unknown as typeof lookup;
  const publicOnly = createPublicLookup(resolve);
  const first = await new Promise((done) =>
    publicOnly('a.example', {}, (error, found) => done(error ?? found)),
  );
  expect(first).toBe('203.1.113.7');
  // Node asks the same function when it connects, so nothing is left between the check and the use.
  const connected = new Promise((done) => {
    get('https://a.example/1.jpg', { lookup: publicOnly }, done).on('error', done);
  });
  expect(String(await connected)).toContain('a.example is not a public address');
});

it('does not connect to a name of which one address is private', async () => {
  const both = [
    { address: '203.1.113.7', family: 4 },
    { address: '192.168.0.1', family: 4 },
  ];
  const resolve = ((_name: string, _options: object, callback: (...result: unknown[]) => void) =>
    callback(null, both)) as unknown as typeof lookup;
  const refused = await new Promise((done) => createPublicLookup(resolve)('a.example', {}, done));
  expect(String(refused)).toContain('not a public address');
});
