import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicReferenceOf } from '@forecourt/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAdvert } from '../advert/find-adverts.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import { exampleAdvert } from '../contract/examples.ts';
import { acceptAdvert, readAcceptedAdverts } from '../review/accepted-adverts.ts';
import { copyEmptyDatabase } from '../testing/empty-database.ts';
import { type PostgresServer, startPostgres } from '../testing/start-postgres.ts';
import { type Database, queryRows } from './database.ts';
import { sql } from './drizzle.ts';
import { migrationsFolder, oldestMigrationKey } from './migrations.ts';
import { openDatabase } from './open-database.ts';

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

const folder = mkdtempSync(join(tmpdir(), 'forecourt-versions-'));
const journalIn = (migrations: string) => join(migrations, 'meta/_journal.json');
const { entries } = JSON.parse(readFileSync(journalIn(migrationsFolder), 'utf8')) as Journal;
const newest = entries.length - 1;

/** The migrations of another version: those of this one without the last, or with one more. */
function writeVersion(name: string, change: (journal: Journal, migrations: string) => void): string {
  const migrations = join(folder, name);
  cpSync(migrationsFolder, migrations, { recursive: true });
  const journal = JSON.parse(readFileSync(journalIn(migrations), 'utf8')) as Journal;
  change(journal, migrations);
  writeFileSync(journalIn(migrations), JSON.stringify(journal));
  return migrations;
}

function writeNextVersion(name: string, statements: readonly string[]): string {
  return writeVersion(name, (journal, migrations) => {
    const last = journal.entries.at(-1);
    if (!last) throw new Error('There are no migrations.');
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: name });
    writeFileSync(join(migrations, `${name}.sql`), statements.join('--> statement-breakpoint\n'));
  });
}

const previous = writeVersion('previous', (journal) => {
  journal.entries.pop();
});
const expanded = writeNextVersion('expanded', [
  `alter table advert add column colour_code text;`,
  `alter table enquiry add column answered_by text default 'nobody' not null;`,
  `create table auction (id serial primary key, public_reference text not null);`,
]);
const contracted = writeNextVersion('contracted', [
  `alter table advert drop column video_url;`,
  `insert into setting (key, value) values ('${oldestMigrationKey}', '${newest + 1}') on conflict (key) do update set value = excluded.value;`,
]);

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
/** Where a database is made, and where one is that this version has made: for PGlite a copy takes a tenth of the time. */
interface Engine {
  createUrl(): Promise<string>;
  createUrlOfThisVersion(): Promise<string>;
}
const createOnServer = () => server.createDatabase(`versions${made++}`);
const engines: [string, Engine][] = [
  [
    'PGlite',
    {
      createUrl: async () => `pglite://${join(folder, `db-${made++}`)}`,
      createUrlOfThisVersion: async () => {
        const path = join(folder, `db-${made++}`);
        await copyEmptyDatabase(path);
        return `pglite://${path}`;
      },
    },
  ],
  ['PostgreSQL', { createUrl: createOnServer, createUrlOfThisVersion: createOnServer }],
];

const at = '2026-11-09T09:00:00.000Z';
const store = (db: Database, name: string) => upsertAdverts(db, [exampleAdvert(name)], { at });
const titleOf = async (db: Database, name: string) =>
  (await findAdvert(db, publicReferenceOf('example', name)))?.title;
const title = exampleAdvert('a').title;

async function withVersion<T>(url: string, migrations: string, work: (db: Database) => Promise<T>) {
  const db = await openDatabase(url, { migrations });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

// Creating a database takes seconds, and many on a busy machine.
describe.each(engines)(
  'two versions on one %s',
  { timeout: 120_000 },
  (engine, { createUrl, createUrlOfThisVersion }) => {
    it('this version brings the schema of the previous one up to date and keeps its data', async () => {
      const url = await createUrl();
      await withVersion(url, previous, (db) => store(db, 'before'));
      await withVersion(url, migrationsFolder, async (db) => {
        expect(await titleOf(db, 'before')).toBe(title);
        await store(db, 'after');
        // Uses the table that the last migration adds.
        await acceptAdvert(db, {
          publicReference: publicReferenceOf('example', 'after'),
          fingerprint: 'f',
          at,
          by: 'a',
          note: '',
        });
        expect((await readAcceptedAdverts(db)).size).toBe(1);
      });
    });

    it('the previous version starts on this version’s schema, reads and writes', async () => {
      const url = await createUrlOfThisVersion();
      await withVersion(url, migrationsFolder, (db) => store(db, 'newer'));
      await withVersion(url, previous, async (db) => {
        await store(db, 'older');
        expect([await titleOf(db, 'newer'), await titleOf(db, 'older')]).toEqual([title, title]);
      });
    });

    it('this version starts on a schema that a later one has expanded, reads and writes', async () => {
      const url = await createUrlOfThisVersion();
      await withVersion(url, expanded, (db) => store(db, 'later'));
      await withVersion(url, migrationsFolder, async (db) => {
        await store(db, 'now');
        expect([await titleOf(db, 'later'), await titleOf(db, 'now')]).toEqual([title, title]);
        const [{ count } = { count: 0 }] = await queryRows<{ count: number }>(
          db,
          sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
        );
        expect(count).toBe(newest + 2);
      });
      await withVersion(url, expanded, async (db) => expect(await titleOf(db, 'now')).toBe(title));
    });

    it('this version refuses a schema from which a later one has removed something', async () => {
      const url = await createUrlOfThisVersion();
      await withVersion(url, migrationsFolder, (db) => store(db, 'now'));
      await withVersion(url, contracted, async () => {});
      await expect(openDatabase(url)).rejects.toMatchObject({ kind: 'newer-schema' });
      await withVersion(url, contracted, async (db) => {
        const rows = await queryRows(db, sql`select 1 from advert`);
        expect(rows).toHaveLength(1);
      });
    });

    it.runIf(engine === 'PostgreSQL')(
      'this version goes on reading and writing while a later one expands the schema',
      async () => {
        const url = await createUrlOfThisVersion();
        await withVersion(url, migrationsFolder, async (db) => {
          await store(db, 'before');
          await withVersion(url, expanded, async (later) => {
            await store(db, 'beside');
            await store(later, 'later');
            const titles = await Promise.all(['before', 'beside', 'later'].map((name) => titleOf(db, name)));
            expect(titles).toEqual([title, title, title]);
          });
        });
      },
    );
  },
);

describe('a migration', () => {
  /** From here on. Older ones were written when a newer schema was refused in any case. */
  const firstChecked = 11;
  const contracting =
    /\bdrop\s+(table|column|constraint|index|type|function|trigger|default)|\brename\b|set\s+not\s+null|set\s+data\s+type|\balter\s+column\s+\S+\s+type\b|add\s+column\s+(?![^;]*\bdefault\b)[^;]*not\s+null/i;
  const table = String.raw`(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?`;
  const newTables = new RegExp(String.raw`create\s+table\s+${table}`, 'gi');
  const uniqueIndexes = new RegExp(String.raw`create\s+unique\s+index[^;]*?\son\s+${table}`, 'gi');
  const changes = new RegExp(String.raw`alter\s+table\s+${table}([^;]*)`, 'gi');
  /** What the previous version writes may break a new rule of a table that it knows. */
  function narrowsKnownTable(text: string): boolean {
    const created = new Set(Array.from(text.matchAll(newTables), ([, name]) => name));
    const narrowed = [
      ...Array.from(text.matchAll(uniqueIndexes), ([, name]) => name),
      ...Array.from(text.matchAll(changes))
        .filter(([, , change]) =>
          /\badd\s+(constraint|unique|check|primary|foreign|exclude)\b/i.test(change ?? ''),
        )
        .map(([, name]) => name),
    ];
    return narrowed.some((name) => !created.has(name));
  }
  function undeclared(text: string): boolean {
    const statements = text.replace(/--.*$/gm, '');
    return (
      (contracting.test(statements) || narrowsKnownTable(statements)) && !text.includes(oldestMigrationKey)
    );
  }

  it.each([
    ['alter table "advert" drop column "video_url";', true],
    ['ALTER TABLE "advert" RENAME COLUMN "a" TO "b";', true],
    ['ALTER TABLE "advert" ADD COLUMN "a" text NOT NULL;', true],
    ['ALTER TABLE "advert" ALTER COLUMN "a" DROP DEFAULT;', true],
    [`ALTER TABLE "advert" ADD COLUMN "a" text DEFAULT '' NOT NULL;`, false],
    ['ALTER TABLE "advert" ALTER COLUMN "a" DROP NOT NULL;', false],
    ['CREATE TABLE "a" ("id" text PRIMARY KEY NOT NULL);', false],
    ['CREATE UNIQUE INDEX "b" ON "advert" USING btree ("id");', true],
    ['ALTER TABLE "advert" ADD CONSTRAINT "b" FOREIGN KEY ("c") REFERENCES "d"("id");', true],
    ['alter table if exists public.advert add column b text, add unique (b);', true],
    ['CREATE TABLE "public"."a" ("id" text); CREATE UNIQUE INDEX "b" ON "public"."advert" ("id");', true],
    ['CREATE TABLE "public"."a" ("id" text); CREATE UNIQUE INDEX "b" ON "public"."a" ("id");', false],
    ['CREATE TABLE "a" ("id" text); CREATE UNIQUE INDEX "b" ON "a" USING btree ("id");', false],
    ['CREATE INDEX "b" ON "advert" USING btree ("id");', false],
    [
      `alter table a drop column b; insert into setting (key, value) values ('${oldestMigrationKey}', '12');`,
      false,
    ],
  ])('%j must say which versions it ends: %j', (text, expected) => {
    expect(undeclared(text)).toBe(expected);
  });

  it('that removes or narrows something says from which version on it may run', () => {
    const tags = entries.filter(({ idx }) => idx >= firstChecked).map(({ tag }) => tag);
    const read = (tag: string) => readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8');
    expect(tags.filter((tag) => undeclared(read(tag)))).toEqual([]);
  });
});
