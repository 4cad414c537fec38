export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic';

/**
 * The kind of a file by its first bytes: a name or a header can lie. Null if it is not a photograph. HEIC is what
 * iPhones take by default; browsers cannot show it, and we cannot decode it.
 */
export function findImageKind(bytes: Uint8Array): ImageKind | null {
  const text = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  if (text.slice(4, 8) === 'ftyp') return findBrand(bytes, text);
  if (/^GIF8[79]a/.test(text)) return 'gif';
  return null;
}

/** AVIF and HEIC share a container: the names in its first box tell them apart. */
function findBrand(bytes: Uint8Array, text: string): 'avif' | 'heic' | null {
  const end = Buffer.from(bytes.subarray(0, 4)).readUInt32BE();
  const brands = text.slice(8, Math.min(end, text.length)).match(/[\s\S]{4}/g) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) ? 'heic' : null;
}
