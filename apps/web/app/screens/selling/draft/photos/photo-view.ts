import type { Shot } from '@forecourt/domain';

export interface PhotoView {
  id: number;
  src: string;
  width: number;
  height: number;
  /** What would make it better; null if nothing. */
  advice: string | null;
}

export interface PhotosStepView {
  step: 'photos';
  photos: readonly PhotoView[];
  shots: readonly Shot[];
}
