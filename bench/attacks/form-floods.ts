import type { Attack } from './attack.ts';
import { formatWaits, watchBystander } from './bystander.ts';
import { ask } from './requests.ts';
import { withSite } from './site.ts';

const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json'];
const floods = [
  { path: '/contact-us', size: 256 * 1024 - 1 },
  { path: '/dealer-info/feed-checker', size: 1024 * 1024 },
  { path: '/dealer-info/feed-checker', size: 5 * 1024 * 1024 - 1 },
];

/** Bodies with as many fields as fit, which take some parsers minutes. */
export const formFloods: Attack = {
  name: 'bodies of very many fields',
  run: () =>
    withSite(async ({ port }) => {
      const statuses: (number | null)[] = [];
      const waits = await watchBystander(port, '/healthz', async () => {
        for (const { path, size } of floods) {
          for (const type of types) {
            const body = bodyOf(type, size);
            const headers = { 'Content-Type': type, Accept: 'text/html', Origin: `http://localhost:${port}` };
            statuses.push((await ask(port, { method: 'POST', path, headers, body })).status);
          }
        }
      });
      const held = waits.failed === 0 && waits.slowestMs < 100;
      return { held, figure: `answered ${statuses.join(', ')}; ${formatWaits(waits)}` };
    }),
};

function bodyOf(type: string, size: number): string {
  if (type.endsWith('json')) return '['.repeat(size);
  const part = type.startsWith('multipart')
    ? '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
    : 'a&';
  return part.repeat(Math.floor(size / part.length));
}
