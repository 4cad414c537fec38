export interface PictureProps {
  /** Empty for decoration beside words that say the same. */
  alt?: string;
  src: string;
  srcSet?: string | undefined;
  /** How wide it is shown, told to the browser before styles are read. */
  sizes?: string | undefined;
  /** Its own proportions, so that nothing moves when it arrives. */
  width: number;
  height: number;
  /** The first pictures of a page are wanted at once; the rest when they come near. */
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
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
