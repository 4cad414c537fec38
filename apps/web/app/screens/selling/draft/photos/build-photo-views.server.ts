import { advisePhotos } from '@forecourt/domain';
import type { OwnDraft } from '@forecourt/services';
import { photoPath } from '../../selling-address.ts';
import type { PhotoView } from './photo-view.ts';

export function buildPhotoViews(draft: Pick<OwnDraft, 'id' | 'photos'>): PhotoView[] {
  const advice = advisePhotos(draft.photos.map(({ look }) => look ?? null));
  return draft.photos.map(({ id, name, width, height }, index) => ({
    id,
    width,
    height,
    src: photoPath(draft.id, id, name),
    advice: advice[index] ?? null,
  }));
}
