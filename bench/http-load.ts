import { connect } from 'node:net';

export interface Load {
  requestsPerSecond: number;
  medianMs: number;
  p99Ms: number;
}

export interface LoadOptions {
  port: number;
  path: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
}

/**
 * Requests one address repeatedly on kept-alive connections. Bare sockets, because an HTTP client would take
 * more of the shared cores than the measured server. Every response must have the length of the first, or be
 * sent in chunks.
 */
export async function measureLoad(options: LoadOptions): Promise<Load> {
  const { port, path, headers = {}, connections = 16, seconds = 3 } = options;
  const lines = [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map((pair) => pair.join(': ')),
  ];
  const request = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, () => runConnection(port, request, end, times)));
  const elapsed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requestsPerSecond: times.length / elapsed, medianMs: at(0.5), p99Ms: at(0.99) };
}

function runConnection(port: number, request: Buffer, end: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = 0;
    /** Of a whole answer; null if its end is marked instead. */
    let length: number | null = 0;
    let sentAt = 0;
    /** The last bytes, which may come in pieces. */
    let tail = Buffer.alloc(0);
    const send = () => {
      received = 0;
      sentAt = performance.now();
      socket.write(request);
    };
    socket
      .setNoDelay(true)
      .on('connect', send)
      .on('error', reject)
      .on('close', () => resolve());
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (length === 0) length = lengthOf(chunk);
      tail = chunk.length < lastChunk.length ? Buffer.concat([tail, chunk]) : chunk;
      tail = tail.subarray(-lastChunk.length);
      if (length === null ? !tail.equals(lastChunk) : received < length) return;
      const now = performance.now();
      times.push(now - sentAt);
      if (now < end) send();
      else socket.end();
    });
  });
}

const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/** The length of the whole response, from its head, which the first chunk always contains; null if it is sent in chunks. */
function lengthOf(chunk: Buffer): number | null {
  const headEnd = chunk.indexOf('\r\n\r\n');
  const head = chunk.subarray(0, headEnd).toString('latin1');
  if (headEnd === -1 || !/^HTTP\/1\.1 200 /.test(head)) throw new Error(`Not an answer to measure: ${head}`);
  const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
  return length === undefined ? null : headEnd + 4 + Number(length);
}
