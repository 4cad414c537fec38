import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { type AcceptedAdvert, acceptAdvert, readAcceptedAdverts } from '../review/accepted-adverts.ts';
import { listActions } from '../takedown/operator-log.ts';

const first: AcceptedAdvert = {
  publicReference: '0123456789ab',
  fingerprint: 'one',
  at: '2026-11-09T09:00:00.000Z',
  by: 'aoife',
  note: 'a real wreck, sold as one',
};

export function describeReviewContract(open: () => Promise<Database>): void {
  describe('accepting a suspicious advert', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    it('stores who looked at it, when and why', async () => {
      expect(await readAcceptedAdverts(db)).toEqual(new Map());
      await acceptAdvert(db, first);
      expect(await readAcceptedAdverts(db)).toEqual(new Map([[first.publicReference, first]]));
    });

    it('replaces an earlier decision, which the log keeps', async () => {
      await acceptAdvert(db, first);
      const second = { ...first, fingerprint: 'two', at: '2026-11-10T09:00:00.000Z', by: 'tom', note: '' };
      await acceptAdvert(db, second);
      expect([...(await readAcceptedAdverts(db)).values()]).toEqual([second]);
      const log = await listActions(db, { scope: 'advert', subject: first.publicReference });
      expect(log.map(({ action, by, reason }) => `${action} ${by} ${reason}`)).toEqual([
        'accept tom ',
        'accept aoife a real wreck, sold as one',
      ]);
    });
  });
}
