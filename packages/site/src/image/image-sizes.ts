import { imageAddress } from './image-address.ts';

/** Only these sizes are ever generated, so that requests for every possible width cannot fill the disk. */
export const imageWidths = [160, 304, 480, 608, 800, 1200, 1600] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** Width to height; 40:21 is what social networks show for a shared page (1200×630). */
export const imageShapes = ['4:3', '3:2', '16:9', '1:1', '40:21'] as const;

export type ImageShape = (typeof imageShapes)[number];

const heightOfUnitWidth: Record<ImageShape, number> = {
  '4:3': 3 / 4,
  '3:2': 2 / 3,
  '16:9': 9 / 16,
  '1:1': 1,
  '40:21': 21 / 40,
};

export function imageHeight(width: number, shape: ImageShape): number {
  return Math.round(width * heightOfUnitWidth[shape]);
}

export type ImageSize = { kind: 'ok'; width: ImageWidth; height?: number } | { kind: 'bad'; reason: string };

const sizeText = /^(\d{1,5})(?:x(\d{1,5}))?$/;

/** Parses `304` or `304x228`; the width must be listed and the height must give a listed shape. */
export function parseImageSize(text: string): ImageSize {
  const match = sizeText.exec(text);
  if (!match)
    return {
      kind: 'bad',
      reason: 'An image size is a width such as 304, or a width and height such as 304x228.',
    };
  const width = imageWidths.find((listed) => listed === Number(match[1]));
  if (width === undefined) {
    return {
      kind: 'bad',
      reason: `The width ${match[1]} is not offered; choose one of ${imageWidths.join(', ')}.`,
    };
  }
  if (match[2] === undefined) return { kind: 'ok', width };
  const height = Number(match[2]);
  if (imageShapes.some((shape) => imageHeight(width, shape) === height)) return { kind: 'ok', width, height };
  const heights = imageShapes.map((shape) => `${imageHeight(width, shape)} (${shape})`).join(', ');
  return {
    kind: 'bad',
    reason: `The height ${height} is not offered for the width ${width}; choose one of ${heights}.`,
  };
}

/** The `srcset` of an image in several widths, all of one shape if given. */
export function srcSet(
  template: string,
  widths: readonly number[] = imageWidths,
  shape?: ImageShape,
): string {
  // An address without %d is one file: listing it once per width would mislead the browser.
  if (!template.includes('%d')) return template;
  return widths
    .map((width) => `${imageAddress(template, width, shape && imageHeight(width, shape))} ${width}w`)
    .join(', ');
}
