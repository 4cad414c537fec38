import type { RawAnswer } from '../send-raw.ts';
import { scriptMark, smuggledHeader } from './hostile-text.ts';

/** Text that only our internals contain. */
const leaks = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules\//,
  /\/apps\/web\//,
  /DrizzleQueryError|postgres:\/\/|pglite:\/\//,
  /\/tmp\/forecourt-/,
  /syntax error at or near/,
];

/** What no response may do, whatever was requested; empty when the response is sound. */
export function findFaults({ status, headers, body }: RawAnswer, origin: string): string[] {
  const faults: string[] = [];
  if (status !== null && status >= 500) faults.push(`answered ${status}`);
  if (headers.has(smuggledHeader)) faults.push('let a header be smuggled in');
  for (const location of headers.get('location') ?? []) {
    const target = URL.parse(location, origin);
    if (target?.origin !== origin) faults.push(`led away to ${location}`);
  }
  const type = headers.get('content-type')?.[0] ?? '';
  if (/html|xml|svg/.test(type) && body.includes(scriptMark)) faults.push('repeated a script as it was sent');
  for (const leak of leaks)
    if (leak.test(body)) faults.push(`told of its inside: ${leak.exec(body)?.[0].trim()}`);
  return faults;
}
