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
 * more of the shared cores than the measured server. Every response must have the length of the first.
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
    let length = 0;
    let sentAt = 0;
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
      if (length === 0 || received < length) return;
      const now = performance.now();
      times.push(now - sentAt);
      if (now < end) send();
      else socket.end();
    });
  });
}

/** The length of the whole response, from its head; the first chunk always contains it. */
function lengthOf(chunk: Buffer): number {
  const headEnd = chunk.indexOf('\r\n\r\n');
  const head = chunk.subarray(0, headEnd).toString('latin1');
  if (headEnd === -1 || !/^HTTP\/1\.1 200 /.test(head)) throw new Error(`Not an answer to measure: ${head}`);
  return headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
}
