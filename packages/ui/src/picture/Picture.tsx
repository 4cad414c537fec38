export interface PictureProps {
  /** Empty for decoration beside text that says the same. */
  alt?: string;
  src: string;
  srcSet?: string | undefined;
  /** Its display width, for the browser to know before styles load. */
  sizes?: string | undefined;
  /** Its own aspect ratio, so that nothing shifts when it loads. */
  width: number;
  height: number;
  /** The first pictures of a page load eagerly; the rest when they come near. */
  isPriority?: boolean | undefined;
}

export function Picture({ alt = '', src, srcSet, sizes, width, height, isPriority = false }: PictureProps) {
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
    />
  );
}
