import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { describeStoreContract } from './store-contract.ts';

describe('on PGlite', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase('pglite://memory');
  });
  afterAll(() => db.close());

  describeStoreContract(() => db);
});
