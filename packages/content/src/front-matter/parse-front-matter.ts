import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentMistake } from '../content-mistake.ts';

type LineMistake = Omit<ContentMistake, 'file'>;

export type ParsedFile<Matter> =
  | {
      kind: 'ok';
      matter: Matter;
      body: string;
      /** Lines before the body. */
      bodyOffset: number;
      /** The line of a value, for errors that only the whole library can find. */
      lineOf: (path: readonly PropertyKey[]) => number;
    }
  | { kind: 'bad'; mistakes: LineMistake[] };

const fence = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
/** The front matter begins after its first fence. */
const firstLine = 1;

/** Splits a file into its checked front matter and its Markdown. Errors carry their line. */
export function parseFrontMatter<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): ParsedFile<z.infer<Schema>> {
  const match = fence.exec(text);
  if (!match)
    return bad([{ line: 1, message: 'the file must begin with front matter between two lines of ---' }]);
  const [whole, yaml = ''] = match;
  const lines = new LineCounter();
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line;
  const document = parseDocument(yaml, { lineCounter: lines });
  if (document.errors.length > 0) {
    return bad(
      document.errors.map(({ pos, message }) => ({
        line: lineAt(pos[0]),
        message: message.split('\n', 1)[0] ?? message,
      })),
    );
  }
  const checked = schema.safeParse(document.toJS());
  if (!checked.success) {
    return bad(
      checked.error.issues.map((issue) => ({
        line: lineOf(issue.path),
        message: [issue.path.join('.'), issue.message].filter(Boolean).join(': '),
      })),
    );
  }
  return {
    kind: 'ok',
    matter: checked.data,
    body: text.slice(whole.length),
    bodyOffset: whole.split('\n').length - 1,
    lineOf,
  };

  /** The line of the value itself, or of the nearest parent: a missing value has no line. */
  function lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return firstLine;
  }
}

function bad(mistakes: LineMistake[]): { kind: 'bad'; mistakes: LineMistake[] } {
  return { kind: 'bad', mistakes };
}
