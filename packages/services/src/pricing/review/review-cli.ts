import { parseArgs } from 'node:util';
import { formatPrice, type SearchableAdvert } from '@forecourt/domain';
import { readSearchableAdverts, withDatabase } from '@forecourt/store';
import { listSuspicious, type SuspiciousAdvert } from './list-suspicious.ts';

const help = `Usage: npm run review -- [--most COUNT]

List the live adverts that a person should look at, the most suspicious first.
Take one down with: npm run adverts -- hide REFERENCE --reason "…"
With the embedded database, stop the site first.`;

const { values } = parseArgs({
  options: { most: { type: 'string', default: '50' }, help: { type: 'boolean', short: 'h', default: false } },
});

if (values.help) process.stdout.write(`${help}\n`);
else
  await withDatabase(async (db) => {
    const adverts: SearchableAdvert[] = [];
    for await (const batch of readSearchableAdverts(db.longWork)) adverts.push(...batch);
    return describe(listSuspicious(adverts, new Date()), Number(values.most) || 50, adverts.length);
  });

function describe(found: readonly SuspiciousAdvert[], most: number, live: number): string {
  if (found.length === 0) return `None of ${live} live adverts needs a look.`;
  const lines = found
    .slice(0, most)
    .map(
      ({ publicReference, title, price, reasons }) =>
        `${publicReference}  ${formatPrice(price).padStart(10)}  ${title}: ${reasons.join(' ')}`,
    );
  return [...lines, `${found.length} of ${live} live adverts; ${lines.length} are listed.`].join('\n');
}
