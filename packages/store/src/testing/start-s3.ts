import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  /** For MEDIA_STORE_URL. */
  url: string;
  environment: Record<'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>;
  objects: Map<string, Buffer>;
  /** Methods and keys of the requests, in order. */
  requests: string[];
  /** The next requests are answered with 503. */
  failNext(count: number): void;
  /** Whether the key may list the bucket. Without it, Amazon does not say whether a key exists. */
  mayList: boolean;
  /** When it hangs: before the answer, or in the middle of a body. */
  hangs: 'never' | 'before answers' | 'within bodies';
  stop(): Promise<void>;
}

const keyId = 'test-key';
const secret = 'test-secret';
const bucket = 'media';

/**
 * A server that speaks the part of the S3 protocol that a media store needs, and refuses a request whose
 * signature is not the one that AWS describes ("Signature Version 4").
 */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let failures = 0;
  const state: Pick<S3Server, 'mayList' | 'hangs'> = { mayList: true, hangs: 'never' };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const key = decodeURIComponent(pathname.slice(bucket.length + 2));
    requests.push(`${request.method} ${key}`);
    const body = Buffer.concat(await request.toArray());
    const answer = (status: number, bytes?: Buffer) => void response.writeHead(status).end(bytes);
    if (state.hangs === 'before answers') return;
    if (failures-- > 0) return answer(503);
    if (request.headers.authorization !== sign(request))
      return answer(403, Buffer.from('<Error><Code>SignatureDoesNotMatch</Code></Error>'));
    if (!pathname.startsWith(`/${bucket}/`)) return answer(404);
    if (request.method === 'PUT') {
      // Amazon refuses a body without its length.
      if (request.headers['content-length'] === undefined) return answer(411);
      objects.set(key, body);
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    const object = objects.get(key);
    if (!object && !state.mayList)
      return answer(403, Buffer.from('<Error><Code>AccessDenied</Code></Error>'));
    if (state.hangs === 'within bodies')
      return void response.writeHead(200, { 'content-length': 100 }).write('half');
    return object ? answer(200, request.method === 'HEAD' ? undefined : object) : answer(404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    url: `s3://${bucket}?endpoint=${endpoint}&region=eu-west-1`,
    environment: { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret },
    objects,
    requests,
    failNext: (count: number) => {
      failures = count;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/create-signed-request.html */
function sign({ method, url = '', headers }: IncomingMessage): string {
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const { pathname, search } = new URL(url, 'http://localhost');
  const canonical = [
    method,
    pathname,
    search.slice(1),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const time = String(headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/eu-west-1/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const hmac = (key: string | Buffer, words: string) => createHmac('sha256', key).update(words).digest();
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = createHmac('sha256', signingKey).update(text).digest('hex');
  return `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}
