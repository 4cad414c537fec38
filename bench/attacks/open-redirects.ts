import type { Attack } from './attack.ts';
import { ask } from './requests.ts';
import { withSite } from './site.ts';

const hosts = ['evil.example', '%65vil.example'];
const starts = [
  '/%09/',
  '//',
  '/\\',
  '/%5c',
  '/%2f',
  '/%0a/',
  '///',
  '/.//',
  '/%2e%2e//',
  '/used-cars/..//',
  '/;//',
  '/%20//',
];
const ends = ['', '/', '//x', '/%2f..', '/used-cars/', '?a=b', '//?near=cork'];

/** Whether one of our redirects can be made to lead to another site. */
export const openRedirects: Attack = {
  name: 'redirects to another site',
  run: () =>
    withSite(async ({ port }) => {
      const origin = `http://localhost:${port}`;
      let redirects = 0;
      const away: string[] = [];
      for (const path of starts.flatMap((start) =>
        hosts.flatMap((host) => ends.map((end) => start + host + end)),
      )) {
        const location = (await ask(port, { path })).headers.get('location')?.[0];
        if (location === undefined) continue;
        redirects++;
        if (URL.parse(location, origin)?.origin !== origin) away.push(`${path} → ${location}`);
      }
      return {
        held: away.length === 0,
        figure: `${redirects} redirects, ${away.length} led away ${away.slice(0, 3).join('; ')}`,
      };
    }),
};
