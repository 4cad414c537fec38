/** The kind of a file by its first bytes: a name or a header can lie. Null if it is not a photograph. */
export function findImageKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | null {
  const text = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  if (/^[\s\S]{4}ftyp(avif|avis|mif1|heic)/.test(text)) return 'avif';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  return null;
}
