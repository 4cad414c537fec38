import type { Attack } from './attack.ts';
import { ask } from './requests.ts';
import { withSite } from './site.ts';

const paths = [
  '//%E2%82%AC',
  '/rest/1.0/%E2%82%AC/',
  '//%0d%0ax',
  '/%E2%82%AC/',
  '//%00',
  '/%',
  '/%E0%A4%A',
  '//\u20ac',
];

/** Addresses that are not valid in a header as they are. */
export const crashRequests: Attack = {
  name: 'addresses that cannot be put into a header',
  run: () =>
    withSite(async ({ port }) => {
      const answers = [];
      for (const path of paths) answers.push((await ask(port, { path })).status);
      const after = await ask(port, { path: '/healthz' });
      const held = after.status === 200 && answers.every((status) => status !== null && status < 500);
      return { held, figure: `answered ${answers.join(', ')}, and healthy afterwards: ${after.status}` };
    }),
};
