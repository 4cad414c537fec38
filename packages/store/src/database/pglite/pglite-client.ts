import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';

/** The default page cache of 128 MB only duplicates what the operating system caches anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * Starts PGlite on a folder or in memory. A new database starts as a copy of an empty one: initialising it
 * takes PostgreSQL 1.5 GB and three times as long.
 */
export async function startClient(folder: string | null, { isNew = folder === null } = {}): Promise<PGlite> {
  const client = new PgliteClient({
    dataDir: folder ?? 'memory://',
    ...(isNew && { loadDataDir: await dataDir() }),
    startParams,
    parsers,
  });
  await client.waitReady;
  return client;
}

/**
 * V8 compiles each WebAssembly function at its first call, and optimises it again when it is hot.
 * PostgreSQL's SQL grammar is one function so large that optimising it takes 600 MB, for no noticeable gain.
 * A function first compiled while the filter matches nothing is never optimised: so the first statement runs
 * under the filter, as soon as PGlite accepts one. See docs/decisions/010-import-speed.md.
 */
class PgliteClient extends PGlite {
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    setFlagsFromString('--wasm-tier-up-filter=0');
    await this.exec(`set timezone to 'UTC'`);
    setFlagsFromString('--wasm-tier-up-filter=-1');
    await super._initArrayTypes(options);
    // Bytes are a value in PostgreSQL's own format and are sent as they are, which PGlite supports although
    // its type does not say so.
    for (const [type, serialize] of Object.entries(this.serializers))
      this.serializers[Number(type)] = (value) =>
        value instanceof Uint8Array ? (value as unknown as string) : serialize(value);
  }
}

/** Times and JSON stay text: the reader knows better how to parse them. */
const asText = (text: string) => text;
const parsers = {
  [types.TIMESTAMPTZ]: asText,
  [types.TIMESTAMP]: asText,
  [types.DATE]: asText,
  [types.JSON]: asText,
  [types.JSONB]: asText,
};
