import { setTimeout as sleep } from 'node:timers/promises';
import { soonestMs } from '@forecourt/services/open';
import type { Attack, Finding } from './attack.ts';
import { ask } from './requests.ts';
import { withSite } from './site.ts';

/**
 * Messages and questions sent at the same moment, so that each could be counted before the others are stored.
 */
export const racedLimits: Attack = {
  name: 'limits passed by sending at once',
  run: () =>
    withSite(
      async ({ port }): Promise<Finding> => {
        const references = await findReferences(port, 100);
        const [first = ''] = references;
        const toOne = await countSent(port, '192.0.2.11', Array(40).fill(first));
        const toAll = await countSent(port, '192.0.2.12', references.slice(0, 45));
        const numbers = await countNumbers(port, '192.0.2.13', references);
        return {
          held: toOne === 3 && toAll === 20 && numbers === 60,
          figure: `taken were ${toOne} of 40 messages about one advert (limit 3), ${toAll} of 45 in all (limit 20), ${numbers} of ${references.length} numbers (limit 60)`,
        };
      },
      // Otherwise the limit of requests per second would apply first.
      { RATE_LIMIT: '0' },
    ),
};

async function findReferences(port: number, count: number): Promise<string[]> {
  const response = await fetch(`http://localhost:${port}/rest/1.0/Car/stock?seller=trade&size=${count}`);
  const { items } = (await response.json()) as { items: { publicReference: string }[] };
  return items.map(({ publicReference }) => publicReference);
}

async function countSent(port: number, visitor: string, references: readonly string[]): Promise<number> {
  const formAddress = (reference: string) => `/search/${reference}/advert?contact=email`;
  const form = await ask(port, { path: formAddress(references[0] ?? ''), visitor });
  const cookie = form.headers.get('set-cookie')?.[0]?.split(';')[0] ?? '';
  const ticket = /name="ticket" value="([^"]+)"/.exec(form.body)?.[1] ?? '';
  await sleep(soonestMs + 200);
  const answers = await Promise.all(
    references.map((reference, index) => {
      const fields = new URLSearchParams({
        'xsrf-token': cookie.split('=')[1] ?? '',
        kind: 'email',
        ticket,
        'leave-empty': '',
        name: 'Niamh Walsh',
        email: 'niamh@example.ie',
        message: `Is it still for sale? This is question ${index}.`,
      });
      return ask(port, {
        method: 'POST',
        path: formAddress(reference),
        visitor,
        headers: {
          Cookie: cookie,
          Accept: 'text/html',
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: `http://localhost:${port}`,
        },
        body: fields.toString(),
      });
    }),
  );
  return answers.filter(({ status }) => status === 303).length;
}

async function countNumbers(port: number, visitor: string, references: readonly string[]): Promise<number> {
  const answers = await Promise.all(
    references.map((reference) =>
      ask(port, {
        method: 'POST',
        path: `/rest/1.0/seller-number?advert=${reference}`,
        visitor,
        headers: { Origin: `http://localhost:${port}` },
        body: '',
      }),
    ),
  );
  return answers.filter(({ status }) => status === 200).length;
}
