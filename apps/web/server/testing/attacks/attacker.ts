import { csrfField } from '@forecourt/site';
import { type RawAnswer, sendRaw } from '../send-raw.ts';

export interface Attempt {
  method?: string;
  /** Sent as it is. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Somebody with a browser's cookies and no manners, at an address of their own. */
export interface Attacker {
  cookies: Map<string, string>;
  send(attempt: Attempt): Promise<RawAnswer>;
  /** A form of ours, filled in with anything. */
  post(path: string, fields: Record<string, string>): Promise<RawAnswer>;
}

let attackers = 0;

export function createAttacker(port: number, session?: string): Attacker {
  attackers += 1;
  const address = `198.51.100.${attackers}`;
  const token = 'a'.repeat(32);
  const cookies = new Map([['XSRF-TOKEN', token]]);
  if (session) cookies.set('session', session);

  async function send({ method = 'GET', path, headers = {}, body }: Attempt): Promise<RawAnswer> {
    const all: Record<string, string> = {
      Host: `localhost:${port}`,
      Connection: 'close',
      Accept: 'text/html',
      Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'X-Forwarded-For': address,
      ...headers,
      ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
    };
    const head = [`${method} ${path} HTTP/1.1`, ...Object.entries(all).map((pair) => pair.join(': '))];
    const answer = await sendRaw(
      port,
      Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body ?? '')]),
    );
    for (const line of answer.headers.get('set-cookie') ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    send,
    post: (path, fields) =>
      send({
        method: 'POST',
        path,
        headers: {
          Origin: `http://localhost:${port}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ ...fields, [csrfField]: token }).toString(),
      }),
  };
}

export const locationOf = ({ headers }: RawAnswer) => headers.get('location')?.[0] ?? '';
