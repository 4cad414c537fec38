import { connect } from 'node:net';

export interface RawAnswer {
  /** Null if the connection was closed without a response. */
  status: number | null;
  /** Lower-case names; a repeated header keeps all its values. */
  headers: ReadonlyMap<string, readonly string[]>;
  body: string;
  ms: number;
}

/** Longer than anything may take: a request without a response by then counts as hanging. */
const timeoutMs = 20_000;

/**
 * Sends bytes exactly as they are, which no HTTP client would do, and reads until the server closes. A
 * truncated request ends its stream, so that the server does not wait for the rest; after any other, Node
 * would treat that as a visitor who has left.
 */
export function sendRaw(port: number, bytes: Buffer, breaksOff = false): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(timeoutMs, () => {
      socket.destroy(new Error(`No answer within ${timeoutMs} ms to: ${preview(bytes)}`));
    });
    socket.on('connect', () => {
      if (breaksOff) socket.end(bytes);
      else socket.write(bytes);
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses early closes while the rest is still being sent, which appears as a reset.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks), performance.now() - started)));
  });
}

/** Enough of a request to send it again by hand. */
export function preview(bytes: Buffer): string {
  return JSON.stringify(bytes.subarray(0, 400).toString('latin1'));
}

function parseAnswer(bytes: Buffer, ms: number): RawAnswer {
  const headEnd = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes
    .subarray(0, Math.max(0, headEnd))
    .toString('latin1')
    .split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1];
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return {
    status: status ? Number(status) : null,
    headers,
    body: headEnd === -1 ? '' : bytes.subarray(headEnd + 4).toString('utf8'),
    ms,
  };
}
