import { crc32, deflateSync } from 'node:zlib';

/** A plain PNG of one colour, as a file for an upload. */
export function makePhoto(colour: string, width = 1600, height = 1200) {
  const pixel = Buffer.from(colour.slice(1), 'hex');
  // Each row begins with its filter: none.
  const row = Buffer.concat([Buffer.from([0]), Buffer.concat(Array.from({ length: width }, () => pixel))]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each of three colours.
  header.set([8, 2], 8);
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: `${colour.slice(1)}.png`, mimeType: 'image/png', buffer };
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
