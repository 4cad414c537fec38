import { PGlite } from '@electric-sql/pglite';
import { channels, foldToKey } from '@forecourt/domain';
import type { DirectoryFilter, DirectoryQuery } from '@forecourt/services/open';
import { bayesianRatings, buildDealerRows, type DirectoryFacts } from '@forecourt/services/open';
import type { DirectoryPeer } from './directory-peer.ts';

/**
 * The same database in which the site stores its dealers, with an index for every filter: one statement per
 * question.
 */
export async function sqlPeer(facts: DirectoryFacts): Promise<DirectoryPeer> {
  const db = new PGlite();
  await db.exec(`
    CREATE TABLE dealer (id int PRIMARY KEY, place int, county text, simi boolean, latitude float8, longitude float8,
      "any" int, "Car" int, "Commercial" int, "Bike" int, average float8, reviews int);
    CREATE TABLE dealer_word (dealer_id int, word text);
    CREATE TABLE dealer_make (dealer_id int, channel text, make text, PRIMARY KEY (channel, make, dealer_id))`);
  const { rows, makes: makeNames } = buildDealerRows(facts);
  const ratingOf = bayesianRatings(rows);
  const insert = async (table: string, columns: string, values: unknown[]) =>
    db.query(`INSERT INTO ${table} SELECT * FROM jsonb_to_recordset($1) AS row (${columns})`, [values]);
  await insert(
    'dealer',
    'id int, place int, county text, simi boolean, latitude float8, longitude float8, "any" int, "Car" int, "Commercial" int, "Bike" int, average float8, reviews int',
    rows.map((row, place) => ({
      id: row.dealer.id,
      place,
      county: row.dealer.place.county,
      simi: row.dealer.isSimiApproved,
      latitude: row.dealer.place.latitude,
      longitude: row.dealer.place.longitude,
      any: row.stockCount,
      ...row.stock,
      average: ratingOf(row)[0],
      reviews: row.rating?.count ?? 0,
    })),
  );
  await insert(
    'dealer_word',
    'dealer_id int, word text',
    rows.flatMap(({ dealer }) =>
      dealer.name.split(/[\s/&+-]+/).map((word) => ({ dealer_id: dealer.id, word: foldToKey(word) })),
    ),
  );
  await insert(
    'dealer_make',
    'dealer_id int, channel text, make text',
    rows.flatMap(({ dealer, makes }) =>
      Object.entries(makes).flatMap(([channel, list]) =>
        list.map((make) => ({ dealer_id: dealer.id, channel, make: makeNames[make] })),
      ),
    ),
  );
  await db.exec(`CREATE INDEX ON dealer (place); CREATE INDEX ON dealer (county);
    CREATE INDEX ON dealer_word (word text_pattern_ops); CREATE INDEX ON dealer_make (dealer_id, channel); ANALYZE`);
  return {
    name: 'SQL on PGlite',
    async search(query) {
      const { rows: lines } = await db.query<{ kind: string; value: string; n: number }>(statementOf(query));
      const read = (kind: string) =>
        Object.fromEntries(
          lines.filter((line) => line.kind === kind).map(({ value, n }) => [value, Number(n)]),
        );
      return {
        total: read('total').all ?? 0,
        ids: lines.filter(({ kind }) => kind === 'id').map(({ value }) => Number(value)),
        county: read('county'),
        make: read('make'),
      };
    },
    close: () => db.close(),
  };
}

function statementOf(query: DirectoryQuery): string {
  const view = query.channel ?? 'any';
  const where = (without: DirectoryFilter | null, channel: string = without === 'channel' ? 'any' : view) => {
    const asked = without ? { ...query, [without]: undefined } : query;
    return [
      'true',
      asked.name &&
        `id IN (SELECT dealer_id FROM dealer_word WHERE word LIKE ${quoted(`${foldToKey(asked.name)}%`)})`,
      asked.county && `county = ${quoted(asked.county)}`,
      asked.isSimiApproved && 'simi',
      channel !== 'any' && `"${channel}" > 0`,
      asked.make &&
        `id IN (SELECT dealer_id FROM dealer_make WHERE channel = ${quoted(channel)} AND make = ${quoted(asked.make)})`,
    ]
      .filter(Boolean)
      .join(' AND ');
  };
  const page = (query.page ?? 1) - 1;
  return `
    WITH found AS MATERIALIZED (SELECT * FROM dealer WHERE ${where(null)}),
      shown AS (SELECT id, row_number() OVER (ORDER BY ${orderOf(query)}) AS at FROM found)
    SELECT 'total' AS kind, 'all' AS value, count(*)::int AS n FROM found
    UNION ALL SELECT 'county', county, count(*)::int FROM dealer WHERE ${where('county')} GROUP BY county
    UNION ALL SELECT 'make', make, count(*)::int FROM dealer_make
      WHERE channel = ${quoted(view)} AND dealer_id IN (SELECT id FROM dealer WHERE ${where('make')}) GROUP BY make
    UNION ALL SELECT 'simi', 'simi', count(*)::int FROM dealer WHERE simi AND ${where('isSimiApproved')}
    ${['any', ...channels].map((each) => `UNION ALL SELECT 'channel', '${each}', count(*)::int FROM dealer WHERE ${where('channel', each)}`).join('\n')}
    UNION ALL (SELECT 'id', id::text, at::int FROM shown
      WHERE at > (SELECT least(${page}, greatest(0, (count(*) - 1) / 20)) * 20 FROM found) ORDER BY at LIMIT 20)`;
}

function orderOf({ near, sort = near ? 'distance' : 'name', channel = undefined }: DirectoryQuery): string {
  if (sort === 'distance' && near) {
    const { latitude, longitude } = near;
    return `sin(radians(latitude - ${latitude}) / 2) ^ 2 + cos(radians(${latitude})) * cos(radians(latitude)) * sin(radians(longitude - (${longitude})) / 2) ^ 2, place`;
  }
  if (sort === 'stock') return `"${channel ?? 'any'}" DESC, place`;
  return sort === 'rating' ? 'average DESC, reviews DESC, place' : 'place';
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
