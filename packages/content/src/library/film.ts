/** The names of a film and of its captions. */
export const filmName = /^[a-z0-9-]+\.(?:mp4|webm)$/;
export const captionsName = /^[a-z0-9-]+\.vtt$/;

/** A film in the folder of its article. */
export interface Film {
  path: string;
  type: 'video/mp4' | 'video/webm';
  captionsPath: string;
  /** What is said, a paragraph for each caption. */
  transcript: string[];
}
