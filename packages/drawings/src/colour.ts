/** Colour arithmetic in OKLab, where equal steps look equal: a shade of red stays red instead of going brown. */

type Lab = readonly [l: number, a: number, b: number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function parseHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(((value >> 16) & 255) / 255);
  const g = toLinear(((value >> 8) & 255) / 255);
  const b = toLinear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function formatHex([l, a, b]: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels
    .map((channel) => Math.round(255 * toGamma(Math.min(1, Math.max(0, channel)))))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const [l1, a1, b1] = parseHex(from);
  const [l2, a2, b2] = parseHex(to);
  return formatHex([l1 + (l2 - l1) * amount, a1 + (a2 - a1) * amount, b1 + (b2 - b1) * amount]);
}

/** Lightness from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  return parseHex(hex)[0];
}

/** The same hue at another lightness; `chroma` scales its saturation. */
export function withLightness(hex: string, target: number, chroma = 1): string {
  const [, a, b] = parseHex(hex);
  return formatHex([target, a * chroma, b * chroma]);
}
