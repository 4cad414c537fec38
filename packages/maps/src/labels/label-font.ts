import { readFileSync } from 'node:fs';

/**
 * The site's font for the labels of maps: Inter at weight 560 with the letters of Irish place names. An SVG in an
 * `<img>` cannot load a font, so each map carries these 7 kB. Made with the npm package `subset-font` from
 * `@fontsource-variable/inter` (`variationAxes: { wght: 560 }, noLayoutClosure: true`), under the SIL Open Font
 * Licence 1.1.
 */
const woff2 = readFileSync(new URL('./inter-labels.woff2', import.meta.url)).toString('base64');

export const labelWeight = 560;

export const labelFontFace = `@font-face{font-family:Labels;font-weight:${labelWeight};src:url(data:font/woff2;base64,${woff2})}`;

/** Letters by advance width, in thousandths of the font size. */
const lettersByWidth: Readonly<Record<number, string>> = {
  258: 'ijl í',
  275: 'IÍ',
  287: '’',
  313: '.,',
  321: "'",
  348: 't',
  372: '()',
  375: '/',
  385: 'f',
  393: 'r',
  420: '1',
  464: '-',
  545: 's',
  563: 'z',
  564: 'x',
  565: 'Lk',
  572: 'aá',
  574: '7',
  578: 'J',
  581: 'c',
  582: 'v',
  583: 'y',
  588: 'F',
  590: 'eé',
  604: 'EÉ',
  607: 'oó',
  608: '5hnuú',
  621: '2',
  622: 'bdpq',
  623: 'g',
  632: '3',
  636: '689',
  644: 'P',
  648: 'SZ',
  650: 'R',
  654: '0',
  657: 'T',
  658: 'B',
  659: '&',
  662: '4',
  697: 'K',
  707: 'Y',
  712: 'X',
  720: 'AVÁ',
  722: 'D',
  735: 'C',
  738: 'UÚ',
  745: 'H',
  749: 'G',
  758: 'N',
  768: 'OÓ',
  771: 'Q',
  835: 'w',
  896: 'm',
  918: 'M',
  1013: 'W',
};

const widths = new Map(
  Object.entries(lettersByWidth).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width)] as const),
  ),
);
/** Wider than most, for a letter that the font does not have. */
const otherWidth = 750;

/** The width of a text in this font; the browser's kerning makes it a little narrower. */
export function measureLabel(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? otherWidth), 0) * (size / 1000);
}
