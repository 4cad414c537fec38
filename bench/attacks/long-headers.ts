import type { Attack } from './attack.ts';
import { ask } from './requests.ts';
import { withSite } from './site.ts';

/** What a header of 15 kB costs compared with a short one. */
export const longHeaders: Attack = {
  name: 'a user agent of 15 kB',
  run: () =>
    withSite(async ({ port }) => {
      const medianOf = async (agent: string) => {
        const times: number[] = [];
        for (let turn = 0; turn < 15; turn++) {
          times.push(
            (await ask(port, { path: '/terms-and-conditions', headers: { 'User-Agent': agent } })).ms,
          );
        }
        return times.sort((a, b) => a - b)[7] ?? 0;
      };
      const [short, long] = [await medianOf('Mozilla/5.0'), await medianOf('Mozilla/5.0 bo '.repeat(1000))];
      return {
        held: long - short < 5,
        figure: `${short.toFixed(1)} ms with a short one, ${long.toFixed(1)} ms with a long one`,
      };
    }),
};
