import fc from 'fast-check';
import { hostileTargets } from './hostile-targets.ts';
import { hostileJsonText, hostileSegment, hostileValue, slowValue, smuggledHeader } from './hostile-text.ts';

/** What the running site actually has, so that some requests get past the first check. */
export interface FuzzTargets {
  /** Patterns such as `/used-cars/:make?/:model?`. */
  pages: readonly string[];
  /** Patterns of /rest, such as `/rest/1.0/{channel}/stock`. */
  rest: readonly string[];
  /** Complete addresses that exist: adverts, pictures, maps, sitemaps, assets. */
  known: readonly string[];
  /** Real values for the patterns' parameters. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Names of search parameters, filters and form fields. */
  parameters: readonly string[];
  /** Real values of fields, such as what a button asks for: `act=remove`. */
  pairs: readonly string[];
  /** Calls that take JSON, with a body that is valid; each `"?"` in it stands for a text. */
  calls: readonly { path: string; body: string }[];
  /** Of people who are signed in. */
  sessions: readonly string[];
}

const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'];
const bodyTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json',
  'image/jpeg',
  'application/reports+json',
  'text/plain',
  'application/x-www-form-urlencoded; charset=utf-7',
];
const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Referer',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'X-Forwarded-Host',
  'X-Request-Id',
  'X-XSRF-TOKEN',
  'Origin',
  'Sec-Fetch-Site',
  'Sec-Purpose',
  'Sec-CH-UA-Mobile',
  'Content-Encoding',
  'Authorization',
  'Via',
];

/** What a form of ours sends, so that the rest of the request is processed too. */
const token = 'fuzz'.repeat(8);
const ownForm = [`X-XSRF-TOKEN: ${token}`, 'Sec-Fetch-Site: same-origin'];

export interface HostileRequest {
  bytes: Buffer;
  /** Not HTTP, or truncated. */
  isBroken: boolean;
}

/** Whole requests as bytes. Each page takes render time, so most requests are for what responds without rendering. */
export function hostileRequests(targets: FuzzTargets): fc.Arbitrary<HostileRequest> {
  const sound = fc.oneof(
    { weight: 2, arbitrary: requestFor(pathOf(targets.pages, targets), targets) },
    { weight: 8, arbitrary: requestFor(pathOf(targets.rest, targets), targets) },
    { weight: 5, arbitrary: requestFor(twisted(targets.known), targets) },
    { weight: 2, arbitrary: requestFor(anyPath, targets) },
    { weight: 2, arbitrary: requestFor(hostileTargets, targets) },
    { weight: 1, arbitrary: callFor(targets) },
  );
  return fc.oneof(
    { weight: 19, arbitrary: sound.map((bytes) => ({ bytes, isBroken: false })) },
    { weight: 1, arbitrary: brokenRequest.map((bytes) => ({ bytes, isBroken: true })) },
  );
}

const anyPath = fc
  .tuple(fc.constantFrom('/', '//', '/%09/', '/rest/1.0/', '/media/', '/maps/', '/assets/', ''), segments(4))
  .map(([start, rest]) => start + rest.join('/'));

function segments(maxLength: number): fc.Arbitrary<string[]> {
  return fc.array(hostileSegment, { minLength: 1, maxLength });
}

/** A pattern with real or hostile parameters. */
function pathOf(patterns: readonly string[], { values }: FuzzTargets): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...patterns), fc.infiniteStream(hostileSegment), fc.infiniteStream(fc.nat(9)))
    .map(([pattern, hostile, dice]) =>
      pattern.replace(
        /:(\w+)\??|\{(\w+)\}|\*/g,
        (_, name: string | undefined, inBraces: string | undefined) => {
          const real = values[name ?? inBraces ?? ''] ?? [];
          const die = dice.next().value;
          return (die < 6 ? real[die % Math.max(1, real.length)] : undefined) ?? hostile.next().value;
        },
      ),
    );
}

/** A real address with one thing added, removed or replaced. */
function twisted(known: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...known), hostileSegment, fc.nat(5), fc.nat(40))
    .map(([path, hostile, twist, at]) => {
      const place = at % path.length;
      if (twist === 0) return `${path}/${hostile}`;
      if (twist === 1) return `${path}?${hostile}=${hostile}`;
      if (twist === 2) return path.slice(0, place) + hostile + path.slice(place);
      if (twist === 3) return path.slice(0, place);
      if (twist === 4) return path.replace(/[^/]+$/, hostile);
      return `/${path}/`;
    });
}

function requestFor(
  path: fc.Arbitrary<string>,
  { parameters, pairs, sessions }: FuzzTargets,
): fc.Arbitrary<Buffer> {
  const hostilePair = fc
    .tuple(fc.oneof(fc.constantFrom(...parameters), hostileSegment), hostileSegment)
    .map((pair) => pair.join('='));
  const parameter = fc.oneof({ weight: 4, arbitrary: hostilePair }, fc.constantFrom(...pairs));
  const header = fc
    .tuple(fc.oneof(fc.constantFrom(...headerNames), fc.constant('Cookie')), hostileValue)
    .map(([name, value]) => `${name}: ${name === 'Cookie' ? `XSRF-TOKEN=${value}; ${value}=1` : value}`);
  return fc
    .record({
      method: fc.constantFrom(...methods),
      path,
      query: fc.array(parameter, { maxLength: 3 }),
      headers: fc.array(header, { maxLength: 3 }),
      type: fc.constantFrom(...bodyTypes),
      body: fc.oneof(
        { weight: 20, arbitrary: fc.array(parameter, { maxLength: 6 }) },
        {
          weight: 2,
          arbitrary: fc.tuple(fc.constantFrom(...parameters), slowValue).map((pair) => [pair.join('=')]),
        },
        {
          weight: 1,
          arbitrary: fc.constantFrom(1000, 30_000, 120_000).map((count) => Array(count).fill('a')),
        },
      ),
      isOurs: fc.boolean(),
      session: fc.constantFrom('', ...sessions),
      visitor: fc.integer({ min: 1, max: 250 }),
    })
    .map(({ method, path, query, headers, type, body, isOurs, session, visitor }) => {
      const separator = path.includes('?') ? '&' : '?';
      const target = path + (query.length > 0 ? separator + query.join('&') : '');
      const lines = [
        `${method} ${target.replaceAll(' ', '%20')} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
      ];
      // Last, as a proxy adds it: many visitors, so that the rate limit lets most requests through to what is tested.
      const cookie = `Cookie: XSRF-TOKEN=${token}; session=${session}`;
      lines.push(...headers, ...(isOurs ? [cookie, ...ownForm] : []), `X-Forwarded-For: 192.0.2.${visitor}`);
      const sent = Buffer.from(body.join('&'), 'utf8');
      if (['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) {
        lines.push(`Content-Type: ${type}`, `Content-Length: ${sent.length}`);
        return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), sent]);
      }
      return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    });
}

/** A valid call with texts that a program may send and a page cannot: half a surrogate pair, a zero byte. */
function callFor({ calls, sessions }: FuzzTargets): fc.Arbitrary<Buffer> {
  return fc
    .record({
      call: fc.constantFrom(...calls),
      texts: fc.infiniteStream(hostileJsonText),
      session: fc.constantFrom(...sessions),
      visitor: fc.integer({ min: 1, max: 250 }),
    })
    .map(({ call, texts, session, visitor }) => {
      const body = Buffer.from(call.body.replaceAll('"?"', () => JSON.stringify(texts.next().value)));
      const lines = [
        `POST ${call.path} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        `Cookie: XSRF-TOKEN=${token}; session=${session}`,
        ...ownForm,
        `X-Forwarded-For: 192.0.2.${visitor}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ];
      return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
    });
}

/** Data that is not HTTP, or truncated. */
const brokenRequest: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.constantFrom(
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'GET http://user:word@localhost/used-cars HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: [::\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
      'POST /contact-us HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\nConnection: close\r\n\r\nname=',
      'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: a\n${smuggledHeader}: 1\r\nConnection: close\r\n\r\n`,
      '',
    ),
    fc.uint8Array({ maxLength: 60 }),
    fc.nat(3),
  )
  .map(([text, noise, place]) => {
    const bytes = Buffer.from(text, 'latin1');
    if (place === 0) return Buffer.concat([bytes, noise]);
    return place === 1 ? Buffer.concat([noise, bytes]) : bytes;
  });
