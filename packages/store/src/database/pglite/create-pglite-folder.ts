import { startClient } from './pglite-client.ts';

/** Run as a program of its own by `start-pglite.ts`: `node create-pglite-folder.ts FOLDER`. */
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder to create.');
const client = await startClient(folder, { isNew: true });
await client.close();
