import { isUtf8 } from 'node:buffer';

export type Line = { number: number; text: string } | { number: number; problem: string };

/** No advert needs more: the description is bounded at 10,000 characters. */
export const maxLineBytes = 1024 * 1024;

const tooLong = `The line is longer than ${maxLineBytes / 1024 / 1024} MB`;

/**
 * Lines with their numbers, many at a time. A line past the bound is skipped without ever being held, one that is not
 * UTF-8 is named: neither takes the feed down with it.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let rest: Buffer[] = [];
  let restLength = 0;
  let number = 1;
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, from)) {
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
    // Past the bound only the length is kept.
    if (restLength > maxLineBytes) rest = [];
    else if (tail.length > 0) rest.push(tail);
    if (lines.length > 0) yield lines;
  }
  if (restLength > maxLineBytes) yield [{ number, problem: tooLong }];
  else if (restLength > 0) yield [decodeLine(number, join(rest, Buffer.alloc(0)))];
}

function join(rest: Buffer[], piece: Buffer): Buffer {
  return rest.length === 0 ? piece : Buffer.concat([...rest, piece]);
}

function decodeLine(number: number, bytes: Buffer): Line {
  const line = bytes.at(-1) === 0x0d ? bytes.subarray(0, -1) : bytes;
  if (!isUtf8(line)) return { number, problem: 'The line is not UTF-8 text' };
  return { number, text: line.toString('utf8') };
}
