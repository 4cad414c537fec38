import { notebookLimits } from '@forecourt/domain';
import { shrinkPhoto } from '../../../selling/draft/photos/shrink-photo.ts';
import { storeNames, withStore } from './open-database.ts';

/** A photo of a viewing. It never leaves the phone. */
export interface KeptPhoto {
  id: string;
  owner: string;
  subject: string;
  blob: Blob;
  takenAt: string;
}

export async function listPhotos(owner: string, subject: string): Promise<KeptPhoto[]> {
  const photos: KeptPhoto[] = await withStore(storeNames.photos, 'readonly', (store) =>
    store.index('ofVehicle').getAll([owner, subject]),
  );
  return photos.sort((a, b) => a.takenAt.localeCompare(b.takenAt));
}

/** Adds a photo, smaller than the camera made it; false if there is no room, or if it is no picture. */
export async function addPhoto(owner: string, subject: string, file: File): Promise<boolean> {
  const { length } = await listPhotos(owner, subject);
  if (length >= notebookLimits.photosOfVehicle || !file.type.startsWith('image/')) return false;
  const blob = await shrinkPhoto(file);
  const photo: KeptPhoto = {
    id: crypto.randomUUID(),
    owner,
    subject,
    blob,
    takenAt: new Date().toISOString(),
  };
  await withStore(storeNames.photos, 'readwrite', (store) => store.add(photo));
  return true;
}

export async function removePhoto(id: string): Promise<void> {
  await withStore(storeNames.photos, 'readwrite', (store) => store.delete(id));
}
