import { describeWait, type PhotoLook, type PlateBox, sellingLimits } from '@forecourt/domain';
import {
  addSellingPhoto,
  type Database,
  listSellingPhotos,
  type MediaStore,
  noteLoosePhoto,
  orderSellingPhotos,
  removeSellingPhoto,
  replaceSellingPhoto,
  type SellingPhoto,
  touchSellingDraft,
} from '@forecourt/store';
import type { Visitor } from '../request/request-info.ts';
import type { LimitVisitors } from '../visitor-limit/visitor-limit.ts';

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
  look: PhotoLook;
  /** Null if there is too little to see. */
  print: string | null;
}

/** Paints over a part of a photo. */
export type CoverPart = (
  full: Buffer,
  box: PlateBox,
) => Promise<Pick<PreparedPhoto, 'full' | 'small' | 'sha256' | 'look'>>;

/** Decodes a file; refuses with a sentence what cannot be an advert's photo. */
export type PreparePhoto = (path: string) => Promise<PreparedPhoto | { kind: 'refused'; reason: string }>;

export type PhotoAnswer =
  | { kind: 'kept'; photo: SellingPhoto }
  /** For now only, if it says when to try again. */
  | { kind: 'refused'; reason: string; retryAfterSeconds?: number };

export type PhotoMove = 'earlier' | 'later' | 'cover';

/** The photos of a draft. */
export interface PhotoService {
  /** Says "kept" only when the photo is decoded and stored. */
  add(draftId: string, path: string, visitor: Pick<Visitor, 'visitorAddress'>): Promise<PhotoAnswer>;
  move(draftId: string, photoId: number, move: PhotoMove): Promise<void>;
  /** Puts a photo at a place, counted from 0. */
  place(draftId: string, photoId: number, to: number): Promise<void>;
  /** Paints over a number plate. False if there is no such photo. */
  cover(draftId: string, photoId: number, box: PlateBox): Promise<boolean>;
  remove(draftId: string, photoId: number): Promise<void>;
  /** As a JPEG; the whole one if the small one is missing after a restored backup. */
  read(draftId: string, photoId: number, size: 'small' | 'full'): Promise<Buffer | null>;
  /** By its name in the media store, which only its owner's data tells; also one that shows a vehicle with its code. */
  original(name: string): Promise<Buffer | null>;
}

export interface PhotoParts {
  db: Database;
  media: Pick<MediaStore, 'read' | 'write'>;
  prepare: PreparePhoto;
  coverPart: CoverPart;
  limitVisitors: LimitVisitors;
  now?: () => number;
}

const { mostPhotos } = sellingLimits;
/** Ten whole adverts. A draft needs no account, so a program could fill the disk with them. */
const photosPerVisitor = { count: 10 * mostPhotos, withinMs: 3_600_000 };
const noRoom = {
  kind: 'refused',
  reason: `There’s room for ${mostPhotos} photos. Remove one to add another.`,
} as const;

export function createPhotoService(parts: PhotoParts): PhotoService {
  const { db, media, prepare, coverPart, limitVisitors, now = Date.now } = parts;
  const at = () => new Date(now()).toISOString();
  const takePhoto = limitVisitors('photos', photosPerVisitor);

  /** The files first: a row without its files would be a broken picture. */
  async function write({ full, small, sha256 }: Pick<PreparedPhoto, 'full' | 'small' | 'sha256'>) {
    const name = `${sha256}.jpg`;
    // Before anything is written: a photo that is never stored is found and deleted.
    await noteLoosePhoto(db, name, { at: at() });
    await media.write(`photos/${name}`, full);
    await media.write(`photos-small/${name}`, small);
    return name;
  }

  const findPhoto = async (draftId: string, photoId: number) =>
    (await listSellingPhotos(db, draftId)).find(({ id }) => id === photoId);

  const reorder = (draftId: string, photoId: number, decide: (from: number) => number) =>
    orderSellingPhotos(db, draftId, (photos) => {
      const ids = photos.map(({ id }) => id);
      const from = ids.indexOf(photoId);
      if (from === -1) return ids;
      ids.splice(from, 1);
      ids.splice(Math.max(0, decide(from)), 0, photoId);
      return ids;
    });

  return {
    async add(draftId, path, { visitorAddress }) {
      const refusal = await takePhoto(visitorAddress);
      if (refusal) {
        const { retryAfterSeconds } = refusal;
        const reason = `That’s a lot of photos in an hour. Try again in ${describeWait(retryAfterSeconds)}.`;
        return { kind: 'refused', reason, retryAfterSeconds };
      }
      const prepared = await prepare(path);
      if (prepared.kind === 'refused') return prepared;
      const { full, width, height, sentSha256, look, print } = prepared;
      const photos = await listSellingPhotos(db, draftId);
      const isThere = photos.some((photo) => photo.sentSha256 === sentSha256);
      if (!isThere && photos.length >= mostPhotos) return noRoom;
      const name = await write(prepared);
      const photo = { name, sentSha256, bytes: full.length, width, height, look, print };
      const added = await addSellingPhoto(db, draftId, photo, { at: at(), most: mostPhotos });
      if (!added) return noRoom;
      await touchSellingDraft(db, draftId, { at: at() });
      return { kind: 'kept', photo: added };
    },

    move: (draftId, photoId, move) =>
      reorder(draftId, photoId, (from) => (move === 'cover' ? 0 : move === 'earlier' ? from - 1 : from + 1)),

    place: (draftId, photoId, to) => reorder(draftId, photoId, () => to),

    async cover(draftId, photoId, box) {
      const photo = await findPhoto(draftId, photoId);
      const whole = photo && (await media.read(`photos/${photo.name}`));
      if (!whole) return false;
      const covered = await coverPart(whole, box);
      const name = await write(covered);
      // Its print stays that of the photo as it was sent: a covered plate does not make it another one.
      const picture = { name, bytes: covered.full.length, look: covered.look };
      await replaceSellingPhoto(db, draftId, photoId, picture, { at: at() });
      await touchSellingDraft(db, draftId, { at: at() });
      return true;
    },

    remove: (draftId, photoId) => removeSellingPhoto(db, draftId, photoId, { at: at() }),
    original: async (name) =>
      (await media.read(`photos/${name}`)) ?? (await media.read(`photos-seen/${name}`)),

    async read(draftId, photoId, size) {
      const photo = await findPhoto(draftId, photoId);
      if (!photo) return null;
      const small = size === 'small' ? await media.read(`photos-small/${photo.name}`) : null;
      return small ?? media.read(`photos/${photo.name}`);
    },
  };
}
