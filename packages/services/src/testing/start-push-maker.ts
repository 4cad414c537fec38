import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A notification as a maker of browsers takes it and its browser reads it. */
export interface TakenPush {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * A maker of browsers on this machine, with one browser of its own: it takes notifications by HTTP, checks their
 * signature (RFC 8292), and its browser decrypts them (RFC 8291).
 */
export async function startPushMaker() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = Buffer.alloc(16, 7);
  const taken: TakenPush[] = [];
  const state = { status: 201 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = decrypt(Buffer.concat(chunks), pair, auth);
    taken.push({ path: request.url ?? '', headers: request.headers, text });
    response.writeHead(state.status, { Location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    taken,
    state,
    /** What the browser says of itself. */
    subscription: (name: string) => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
      keys: { p256dh, auth: auth.toString('base64url') },
    }),
    /** Reaches this machine under the name of the maker, as if names were looked up here. */
    fetch: ((input, init) =>
      fetch(new URL(new URL(String(input)).pathname, origin), init)) as typeof globalThis.fetch,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type Pair = ReturnType<typeof createECDH>;

function decrypt(sent: Buffer, pair: Pair, auth: Buffer): string {
  const salt = sent.subarray(0, 16);
  const keyLength = sent.readUInt8(20);
  const sender = sent.subarray(21, 21 + keyLength);
  const body = sent.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
  // The byte that marks the last record, and what pads it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** What a site says of itself in a header `Authorization`, if its signature is right. */
export function readAuthorisation(header: string): { claims: unknown; publicKey: string } {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('The signature is wrong.');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), publicKey };
}
