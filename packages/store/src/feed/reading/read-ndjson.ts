import { maxColumns } from '../columns/feed-columns.ts';
import { countOf } from '../report/count-of.ts';
import type { FeedRecord } from './feed-record.ts';
import type { Line } from './read-lines.ts';

/** One JSON object per line; blank lines are skipped. */
export async function* readNdjson(lines: AsyncIterable<Line[]>): AsyncGenerator<FeedRecord[]> {
  for await (const batch of lines) yield batch.flatMap(readLine);
}

function readLine(line: Line): FeedRecord | [] {
  if ('problem' in line) return { line: line.number, problem: line.problem };
  if (line.text.trim() === '') return [];
  let value: unknown;
  try {
    value = JSON.parse(line.text);
  } catch {
    return { line: line.number, problem: 'The line is not valid JSON' };
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    if (Object.keys(value).length > maxColumns)
      return { line: line.number, problem: `The row has more than ${countOf(maxColumns, 'field')}` };
    return { line: line.number, row: value as Record<string, unknown> };
  }
  return { line: line.number, problem: 'The line is JSON, but not an object such as {"reference": "A1"}' };
}
