import { randomInt } from 'node:crypto';
import {
  addSeenCheck,
  type Database,
  databaseProblemOf,
  decideSeenCheck,
  findLastSeenCheck,
  findSeenAt,
  findSeenCheck,
  listWaitingSeenChecks,
  type MediaStore,
  noteLoosePhoto,
  type SeenCheck,
  type SellerAdvert,
  sendSeenPhoto,
} from '@forecourt/store';
import type { PreparePhoto } from '../selling/photo-service.ts';

export type SeenAnswer = { kind: 'sent' } | { kind: 'refused'; reason: string };

/** "Seen with the car": a photo of the vehicle with a printed code, looked at by a moderator. */
export interface SeenService {
  /** The check that goes on, begun if there is none; after a refusal a new one, with another code. */
  current(placed: SellerAdvert): Promise<SeenCheck>;
  last(publicReference: string): Promise<SeenCheck | null>;
  send(check: SeenCheck, path: string): Promise<SeenAnswer>;
  /** When the photo was sent that showed it; null also while the database cannot say. */
  seenAt(publicReference: string): Promise<string | null>;
  /** For moderators, the longest waiting first. */
  waiting(limit: number): Promise<readonly SeenCheck[]>;
  photo(checkId: number): Promise<Buffer | null>;
  /** False if another moderator was quicker. A refusal needs a reason, which the seller reads. */
  decide(checkId: number, decision: { isSeen: boolean; reason: string | null; by: string }): Promise<boolean>;
}

export interface SeenParts {
  db: Database;
  media: Pick<MediaStore, 'read' | 'write'>;
  prepare: PreparePhoto;
  now?: () => number;
}

/** Without letters and digits that look alike on a photo through glass. */
const alphabet = 'ACDEFHJKMNPRTWXY3479';
const codeLength = 6;

export function createSeenService({ db, media, prepare, now = Date.now }: SeenParts): SeenService {
  const at = () => new Date(now()).toISOString();
  return {
    async current({ publicReference, plateKey }) {
      const last = await findLastSeenCheck(db, publicReference);
      if (last && last.state !== 'refused' && last.plateKey === plateKey) return last;
      await addSeenCheck(db, { publicReference, plateKey, code: makeCode() }, { at: at() });
      const added = await findLastSeenCheck(db, publicReference);
      if (!added) throw new Error('A stored check is not there.');
      return added;
    },

    last: async (publicReference) => (await findLastSeenCheck(db, publicReference)) ?? null,

    async send({ id, photoName: before }, path) {
      const prepared = await prepare(path);
      if (prepared.kind === 'refused') return prepared;
      const photoName = `${prepared.sha256}.jpg`;
      // Both are noted before the file is written: whatever happens then, no file is forgotten.
      for (const name of [photoName, before ?? photoName]) await noteLoosePhoto(db, name, { at: at() });
      await media.write(`photos-seen/${photoName}`, prepared.full);
      const isSent = await sendSeenPhoto(db, id, { photoName, at: at() });
      return isSent
        ? { kind: 'sent' }
        : { kind: 'refused', reason: 'We’ve looked at your photo already. Reload the page.' };
    },

    async seenAt(publicReference) {
      try {
        return await findSeenAt(db, publicReference);
      } catch (error) {
        // An advert is shown from memory while the database is unreachable, rather than not at all.
        if (databaseProblemOf(error)) return null;
        throw error;
      }
    },

    waiting: (limit) => listWaitingSeenChecks(db, { limit }),

    async photo(checkId) {
      const check = await findSeenCheck(db, checkId);
      return check?.photoName ? media.read(`photos-seen/${check.photoName}`) : null;
    },

    decide: (checkId, decision) => decideSeenCheck(db, checkId, { ...decision, at: at() }),
  };
}

function makeCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
