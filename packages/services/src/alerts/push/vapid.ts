import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { type Database, getOrCreateSetting } from '@forecourt/store';

/** The keys by which browser makers recognise this site (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey('base64url'),
    // The number may begin with zeros, which it must keep.
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}

/** Made at the first start and kept: with other keys, every browser would have to ask its owner again. */
export async function loadVapidKeys(db: Database): Promise<VapidKeys> {
  const stored = await getOrCreateSetting(db.longWork, 'vapid-keys', makeVapidKeys());
  const { publicKey, privateKey } = stored as VapidKeys;
  return { publicKey, privateKey };
}

const validSeconds = 12 * 3600;

/** The `Authorization` of a request to a browser maker. */
export function authorise(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: number },
): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + validSeconds,
    sub: subject,
  };
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: keyOf(publicKey, privateKey),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}

function keyOf(publicKey: string, privateKey: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
      d: privateKey,
    },
  });
}
