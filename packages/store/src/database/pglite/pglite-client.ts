import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';

/** The default of 128 MB of page cache only doubles what the operating system caches anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * Starts PGlite on a folder, or in memory. What is new begins with a copy of an empty database: to lay one out takes PostgreSQL
 * 1.5 GB and three times as long.
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
 * V8 compiles each WebAssembly function at its first call and again, better, when it is hot. PostgreSQL's SQL grammar is
 * one function so large that the second compiling takes 600 MB, and makes nothing faster that anybody would notice. What
 * is compiled for the first time while the filter names no function is never compiled again: so the first statement runs
 * under it, at the first moment at which PGlite takes one. See docs/decisions/010-import-speed.md.
 */
class PgliteClient extends PGlite {
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    setFlagsFromString('--wasm-tier-up-filter=0');
    await this.exec(`set timezone to 'UTC'`);
    setFlagsFromString('--wasm-tier-up-filter=-1');
    await super._initArrayTypes(options);
    // Bytes are a value as PostgreSQL writes it and go as they are, which PGlite can do though its type does not say so.
    for (const [type, serialize] of Object.entries(this.serializers))
      this.serializers[Number(type)] = (value) =>
        value instanceof Uint8Array ? (value as unknown as string) : serialize(value);
  }
}

/** Times and JSON leave as the texts they came in: who reads them knows better what to make of them. */
const asText = (text: string) => text;
const parsers = {
  [types.TIMESTAMPTZ]: asText,
  [types.TIMESTAMP]: asText,
  [types.DATE]: asText,
  [types.JSON]: asText,
  [types.JSONB]: asText,
};
