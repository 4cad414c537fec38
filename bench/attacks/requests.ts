import { type RawAnswer, sendRaw } from '@forecourt/web/server/testing/send-raw.ts';

export interface Question {
  method?: 'GET' | 'POST';
  /** Sent as it is. */
  path: string;
  /** The address that the visitor seems to come from. */
  visitor?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request on its own connection. */
export function ask(port: number, question: Question): Promise<RawAnswer> {
  return sendRaw(port, formatRequest(question));
}

export function formatRequest({ method = 'GET', path, visitor, headers = {}, body }: Question): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close'];
  if (visitor) lines.push(`X-Forwarded-For: ${visitor}`);
  lines.push(...Object.entries(headers).map((pair) => pair.join(': ')));
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}
