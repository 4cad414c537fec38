import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, SkippedError } from '../attacks/attack.ts';
import { ask } from '../attacks/requests.ts';
import { withSite } from '../attacks/site.ts';
import { openEnquiry, sendEnquiry, soonestMs } from '../load/send-enquiry.ts';
import { readStock } from '../load/visitors.ts';
import { rehearsalOrigin } from '../rehearsals/visitors.ts';

/** Each from the true time: a day ahead, back, a day behind, across the end of summer time, and right again. */
const jumps = ['+1d', '+0', '-1d', '-23d', '+0'];
const pages = ['/', '/used-cars', '/dealers', '/rest/1.0/Car/stock'];

/** The machine's clock is wrong, and is corrected while the site runs. */
export const jumpingClock: Attack = {
  name: 'a clock that jumps',
  async run() {
    const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
    if (!library) throw new SkippedError('it needs libfaketime: apt-get install faketime');
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-clock-'));
    const clock = join(folder, 'clock');
    await writeFile(clock, '+0');
    try {
      return await withSite(
        async ({ port }) => {
          const { adverts } = await readStock(port, 2);
          const wrong: string[] = [];
          for (const [index, jump] of jumps.entries()) {
            await writeFile(clock, jump);
            await pause(3000);
            for (const path of pages) {
              const { status } = await ask(port, { path, visitor: `192.0.2.${index}` });
              if (status !== 200) wrong.push(`${path} answered ${status} at ${jump}`);
            }
            const isThanked = await sendMessage(port, adverts, index);
            if (!isThanked) wrong.push(`a message was refused at ${jump}`);
          }
          return {
            held: wrong.length === 0,
            figure:
              wrong.join('; ') ||
              `${jumps.join(', ')}: every page was served and every message accepted after each`,
          };
        },
        {
          LD_PRELOAD: library,
          FAKETIME_TIMESTAMP_FILE: clock,
          FAKETIME_NO_CACHE: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
          SITE_ORIGIN: rehearsalOrigin,
        },
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function sendMessage(port: number, adverts: readonly string[], index: number): Promise<boolean> {
  for (const advertPath of adverts) {
    // Not every seller has a form.
    const form = await openEnquiry({
      base: `http://127.0.0.1:${port}`,
      origin: rehearsalOrigin,
      advertPath,
      visitor: `198.51.100.${index}`,
      message: `Is it still for sale? ${index}`,
    }).catch(() => null);
    if (!form) continue;
    await pause(soonestMs);
    return (await sendEnquiry(form)).isThanked;
  }
  return false;
}
