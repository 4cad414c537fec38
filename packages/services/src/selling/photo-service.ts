import { sellingLimits } from '@forecourt/domain';
import {
  addSellingPhoto,
  type Database,
  listSellingPhotos,
  type MediaStore,
  noteLoosePhoto,
  orderSellingPhotos,
  removeSellingPhoto,
  type SellingPhoto,
  touchSellingDraft,
} from '@forecourt/store';

/** A decoded photo, upright and without what the camera wrote about the place. */
export interface PreparedPhoto {
  kind: 'ok';
  /** A JPEG for the gallery, and a small one for the seller's own pages. */
  full: Buffer;
  small: Buffer;
  width: number;
  height: number;
  /** Of the file as it was sent. */
  sentSha256: string;
  /** Of `full`, which is named by it. */
  sha256: string;
}

/** Decodes a file; refuses with a sentence what cannot be an advert's photo. */
export type PreparePhoto = (path: string) => Promise<PreparedPhoto | { kind: 'refused'; reason: string }>;

export type PhotoAnswer = { kind: 'kept'; photo: SellingPhoto } | { kind: 'refused'; reason: string };

export type PhotoMove = 'earlier' | 'later' | 'cover';

/** The photos of a draft. */
export interface PhotoService {
  /** Says "kept" only when the photo is decoded and stored. */
  add(draftId: string, path: string): Promise<PhotoAnswer>;
  move(draftId: string, photoId: number, move: PhotoMove): Promise<void>;
  remove(draftId: string, photoId: number): Promise<void>;
  /** The small version, as a JPEG; the whole one if that is missing after a restored backup. */
  read(draftId: string, photoId: number): Promise<Buffer | null>;
  /** By its name in the media store, which only its owner's data tells. */
  original(name: string): Promise<Buffer | null>;
}

export interface PhotoParts {
  db: Database;
  media: Pick<MediaStore, 'read' | 'write'>;
  prepare: PreparePhoto;
  now?: () => number;
}

const { mostPhotos } = sellingLimits;
const noRoom = {
  kind: 'refused',
  reason: `There’s room for ${mostPhotos} photos. Remove one to add another.`,
} as const;

export function createPhotoService({ db, media, prepare, now = Date.now }: PhotoParts): PhotoService {
  const at = () => new Date(now()).toISOString();
  return {
    async add(draftId, path) {
      const prepared = await prepare(path);
      if (prepared.kind === 'refused') return prepared;
      const { full, small, width, height, sentSha256, sha256 } = prepared;
      const photos = await listSellingPhotos(db, draftId);
      const isThere = photos.some((photo) => photo.sentSha256 === sentSha256);
      if (!isThere && photos.length >= mostPhotos) return noRoom;
      const name = `${sha256}.jpg`;
      // Before anything is written: a photo that is never stored is found and deleted.
      await noteLoosePhoto(db, name, { at: at() });
      // The files first: a row without its files would be a broken picture.
      await media.write(`photos/${name}`, full);
      await media.write(`photos-small/${name}`, small);
      const photo = { name, sentSha256, bytes: full.length, width, height };
      const added = await addSellingPhoto(db, draftId, photo, { at: at(), most: mostPhotos });
      if (!added) return noRoom;
      await touchSellingDraft(db, draftId, { at: at() });
      return { kind: 'kept', photo: added };
    },

    move: (draftId, photoId, move) =>
      orderSellingPhotos(db, draftId, (photos) => {
        const ids = photos.map(({ id }) => id);
        const from = ids.indexOf(photoId);
        if (from === -1) return ids;
        const to = move === 'cover' ? 0 : move === 'earlier' ? from - 1 : from + 1;
        ids.splice(from, 1);
        ids.splice(Math.max(0, to), 0, photoId);
        return ids;
      }),

    remove: (draftId, photoId) => removeSellingPhoto(db, draftId, photoId, { at: at() }),
    original: (name) => media.read(`photos/${name}`),

    async read(draftId, photoId) {
      const photo = (await listSellingPhotos(db, draftId)).find(({ id }) => id === photoId);
      if (!photo) return null;
      return (await media.read(`photos-small/${photo.name}`)) ?? media.read(`photos/${photo.name}`);
    },
  };
}
