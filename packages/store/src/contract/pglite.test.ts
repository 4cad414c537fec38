import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../database/database.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { describeStoreContract } from './store-contract.ts';

describe('on PGlite', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openEmptyDatabase();
  });
  afterAll(() => db.close());

  describeStoreContract(() => db);
});
