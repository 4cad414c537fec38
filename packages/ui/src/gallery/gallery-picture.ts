export interface GalleryPicture {
  src: string;
  srcSet?: string;
  /** The largest file, for the full screen. */
  largeSrc: string;
  width: number;
  height: number;
  alt: string;
  caption?: string;
}
