import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  location: string | null;
}

/** Sends a request target byte for byte, which no HTTP client does: each of them tidies it first. */
export async function askRaw(port: number, target: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
    location: /^location: (.*)\r$/im.exec(text)?.[1] ?? null,
  };
}
