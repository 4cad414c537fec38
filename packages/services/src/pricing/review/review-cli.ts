import { parseArgs } from 'node:util';
import { isPublicReference, type SearchableAdvert } from '@forecourt/domain';
import {
  acceptAdvert,
  CommandError,
  type Database,
  findAdvert,
  operatorName,
  readAcceptedAdverts,
  readSearchableAdverts,
  withDatabase,
} from '@forecourt/store';
import { fingerprintOf } from './fingerprint.ts';
import { listSuspicious } from './list-suspicious.ts';
import { describeQueue, sortOutAccepted } from './review-queue.ts';

const help = `Usage: npm run review -- [--most COUNT] [--all]
       npm run review -- accept REFERENCE [--note TEXT] [--by NAME]

List the live adverts that a person should look at, the most suspicious first; --all also lists accepted ones.
Accept one that is in order: it is listed again when its price, plate, mileage or words change.
Take one down with: npm run adverts -- hide REFERENCE --reason "…"
With the embedded database, stop the site first.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '50' },
    all: { type: 'boolean', default: false },
    note: { type: 'string', default: '' },
    by: { type: 'string', default: operatorName() },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [command, reference = '', ...others] = positionals;

if (values.help) process.stdout.write(`${help}\n`);
else if (command === undefined) await withDatabase(list);
else if (command === 'accept' && isPublicReference(reference) && others.length === 0)
  await withDatabase((db) => accept(db, reference));
else {
  console.error(help);
  process.exitCode = 1;
}

async function list(db: Database): Promise<string> {
  const adverts: SearchableAdvert[] = [];
  for await (const batch of readSearchableAdverts(db.longWork)) adverts.push(...batch);
  const queue = sortOutAccepted(listSuspicious(adverts, new Date()), await readAcceptedAdverts(db));
  return describeQueue(queue, {
    most: Number(values.most) || 50,
    isAll: values.all,
    live: adverts.length,
  });
}

async function accept(db: Database, publicReference: string): Promise<string> {
  const advert = await findAdvert(db, publicReference);
  if (advert?.status !== 'live') throw new CommandError(`There is no live advert ${publicReference}.`);
  await acceptAdvert(db, {
    publicReference,
    fingerprint: fingerprintOf(advert),
    at: new Date().toISOString(),
    by: values.by,
    note: values.note.trim(),
  });
  return `Advert ${publicReference} (${advert.title}) is accepted.`;
}
