import type { Attack } from './attack.ts';
import { ask } from './requests.ts';
import { withSite } from './site.ts';

/** One visitor requests very many uncached pictures; another one wants a thumbnail. */
export const coldPictures: Attack = {
  name: '1,000 pictures at once by one visitor',
  run: () =>
    withSite(async ({ port }) => {
      const pictures = await findPictures(port, 1001);
      const headers = { Accept: 'image/avif,image/webp' };
      const flood = pictures
        .slice(1)
        .map((picture) => ask(port, { path: `${picture}/1200`, visitor: '192.0.2.1', headers }));
      const answers = Promise.all(flood);
      const thumbnail = await ask(port, { path: `${pictures[0]}/160`, visitor: '192.0.2.2', headers });
      const served = (await answers).filter(({ status }) => status === 200).length;
      return {
        held: thumbnail.status === 200 && thumbnail.ms < 2000,
        figure: `another visitor's thumbnail came after ${Math.round(thumbnail.ms)} ms (${thumbnail.status}); ${served} of ${flood.length} were made, the others refused`,
      };
    }),
};

interface Stock {
  items: { imageDetails?: unknown }[];
}

async function findPictures(port: number, count: number): Promise<string[]> {
  const found = new Set<string>();
  for (let page = 1; found.size < count && page <= 30; page++) {
    const response = await fetch(`http://localhost:${port}/rest/1.0/Car/stock?size=100&page=${page}`);
    const stock = (await response.json()) as Stock;
    for (const [picture] of JSON.stringify(stock).matchAll(/\/media\/adverts\/\w+\/\d+-\w+/g))
      found.add(picture);
  }
  return [...found].slice(0, count);
}
