import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

/** The keys of a browser, in base64url. */
export interface BrowserKeys {
  publicKey: string;
  secret: string;
}

const recordSize = 4096;
/** Marks the last record. */
const end = 2;

/**
 * A text that only one browser can read (RFC 8291 with RFC 8188, one record). The arguments after the keys are random,
 * and given only to compare the result with the example of the standard.
 */
export function encryptPush(
  text: string,
  { publicKey, secret }: BrowserKeys,
  salt: Buffer = randomBytes(16),
  senderKey?: Buffer,
): Buffer {
  const sender = createECDH('prime256v1');
  if (senderKey) sender.setPrivateKey(senderKey);
  else sender.generateKeys();
  const own = sender.getPublicKey();
  const theirs = Buffer.from(publicKey, 'base64url');
  const shared = sender.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const material = derive(Buffer.from(secret, 'base64url'), shared, info, 32);
  const key = derive(salt, material, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, material, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([end])])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize, 0);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, body]);
}

/** HKDF (RFC 5869) for at most one block. */
function derive(salt: Buffer, material: Buffer, info: Buffer, length: number): Buffer {
  const extracted = createHmac('sha256', salt).update(material).digest();
  const block = createHmac('sha256', extracted).update(Buffer.concat([info, Buffer.from([1])]));
  return block.digest().subarray(0, length);
}
