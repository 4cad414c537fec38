import { isUtf8 } from 'node:buffer';

export type Line = { number: number; text: string } | { number: number; problem: string };

/** No advert needs more: the description is bounded at 10,000 characters. */
export const maxLineBytes = 1024 * 1024;

const carriageReturn = Buffer.from('\r');
const tooLong = `The line is longer than ${maxLineBytes / 1024 / 1024} MB`;

/**
 * Lines with their numbers, many at a time. A line past the limit is skipped without being held, and one that
 * is not UTF-8 is reported: neither fails the whole feed. If the first line ends with a bare carriage return,
 * as some spreadsheets on the Mac write it, all lines do.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let rest: Buffer[] = [];
  let restLength = 0;
  let number = 1;
  let lineEnd: number | null = null;
  for await (const chunk of withWholeLineEnds(chunks)) {
    const lines: Line[] = [];
    let from = 0;
    lineEnd ??= findLineEnd(chunk);
    for (let end = indexOfEnd(chunk, lineEnd, 0); end >= 0; end = indexOfEnd(chunk, lineEnd, from)) {
      const piece = chunk.subarray(from, end);
      const isLong = restLength + piece.length > maxLineBytes;
      lines.push(isLong ? { number, problem: tooLong } : decodeLine(number, join(rest, piece)));
      rest = [];
      restLength = 0;
      number++;
      from = end + 1;
    }
    const tail = chunk.subarray(from);
    restLength += tail.length;
    // Past the limit only the length is kept.
    if (restLength > maxLineBytes) rest = [];
    else if (tail.length > 0) rest.push(tail);
    if (lines.length > 0) yield lines;
  }
  if (restLength > maxLineBytes) yield [{ number, problem: tooLong }];
  else if (restLength > 0) yield [decodeLine(number, join(rest, Buffer.alloc(0)))];
}

/** The same bytes, but never split between a carriage return and what follows it. */
async function* withWholeLineEnds(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let hasHeld = false;
  for await (const chunk of chunks) {
    const whole: Buffer = hasHeld ? Buffer.concat([carriageReturn, chunk]) : chunk;
    hasHeld = whole.at(-1) === 0x0d;
    yield hasHeld ? whole.subarray(0, -1) : whole;
  }
  if (hasHeld) yield carriageReturn;
}

/** The end of the chunk's first line; null if it has none. */
function findLineEnd(chunk: Buffer): number | null {
  const feed = chunk.indexOf(0x0a);
  const bare = chunk.subarray(0, feed < 0 ? chunk.length : feed).indexOf(0x0d);
  if (bare >= 0 && bare !== feed - 1) return 0x0d;
  return feed < 0 ? null : 0x0a;
}

function indexOfEnd(chunk: Buffer, lineEnd: number | null, from: number): number {
  return lineEnd === null ? -1 : chunk.indexOf(lineEnd, from);
}

function join(rest: Buffer[], piece: Buffer): Buffer {
  return rest.length === 0 ? piece : Buffer.concat([...rest, piece]);
}

function decodeLine(number: number, bytes: Buffer): Line {
  const line = bytes.at(-1) === 0x0d ? bytes.subarray(0, -1) : bytes;
  if (!isUtf8(line)) return { number, problem: 'The line is not UTF-8 text' };
  return { number, text: line.toString('utf8') };
}
