import { PGlite } from '@electric-sql/pglite';

/** Run as a program of its own by `open-pglite.ts`: `node create-pglite-folder.ts FOLDER`. */
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder to create.');
const client = await PGlite.create(folder);
await client.close();
