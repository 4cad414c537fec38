import { type ConversationPhoto, conversationLimits } from '@forecourt/domain';
import { type Database, type MediaStore, noteLoosePhoto } from '@forecourt/store';
import type { PreparePhoto } from '../selling/photo-service.ts';

/** A file that was sent with a message. */
export interface SentPhoto {
  name: string;
  path: string;
  isTooLarge: boolean;
}

export interface PhotoKeeperParts {
  db: Database;
  media: Pick<MediaStore, 'read' | 'write'>;
  prepare: PreparePhoto;
  now: () => number;
}

export type KeptPhotos =
  | { kind: 'kept'; photos: Omit<ConversationPhoto, 'id'>[] }
  | { kind: 'refused'; reason: string };

/** Decodes and stores the photos of a message, as those of an advert: only the pixels survive. All of them, or none. */
export function createPhotoKeeper({ db, media, prepare, now }: PhotoKeeperParts) {
  return async (sent: readonly SentPhoto[]): Promise<KeptPhotos> => {
    if (sent.length > conversationLimits.photosAMessage) {
      return {
        kind: 'refused',
        reason: `Send at most ${conversationLimits.photosAMessage} photos with one message`,
      };
    }
    const photos: Omit<ConversationPhoto, 'id'>[] = [];
    // One after another: each takes the memory of a whole photo while it is decoded.
    for (const { name: sentName, path, isTooLarge } of sent) {
      const prepared = isTooLarge
        ? { kind: 'refused' as const, reason: 'This file is larger than 15 MB. Send a smaller one.' }
        : await prepare(path);
      if (prepared.kind === 'refused') return { kind: 'refused', reason: `${sentName}: ${prepared.reason}` };
      const { full, small, sha256, width, height } = prepared;
      const name = `${sha256}.jpg`;
      // Before anything is written: a photo whose message is never stored is found and deleted.
      await noteLoosePhoto(db, name, { at: new Date(now()).toISOString() });
      await media.write(`photos/${name}`, full);
      await media.write(`photos-small/${name}`, small);
      photos.push({ name, width, height });
    }
    return { kind: 'kept', photos };
  };
}
