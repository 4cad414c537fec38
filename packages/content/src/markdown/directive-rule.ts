import type { StateBlock } from 'markdown-it';
import { parseDirective } from './parse-directive.ts';
import { noteMistake } from './render-env.ts';

const opening = /^:::(?!:)\s*(\S.*)$/;
const closing = /^:::\s*$/;

/**
 * The block rule for lines that begin with three colons: call-outs contain Markdown, live pieces are a single
 * line.
 */
export function directiveRule(state: StateBlock, line: number, lastLine: number, isTrial: boolean): boolean {
  const text = lineText(state, line);
  if (!text.startsWith(':::')) return false;
  if (isTrial) return true;
  const asked = opening.exec(text)?.[1];
  const directive = asked
    ? parseDirective(asked)
    : ({ kind: 'bad', message: 'nothing is open here' } as const);
  if (directive.kind === 'bad') {
    noteMistake(state.env, line, directive.message);
    state.line = line + 1;
    return true;
  }
  if (directive.kind === 'piece') {
    if (state.level > 0)
      noteMistake(state.env, line, 'a live block must be on its own, not in a list or call-out');
    const token = state.push('live_piece', '', 0);
    token.map = [line, line + 1];
    token.meta = { piece: directive.piece };
    state.line = line + 1;
    return true;
  }
  let end = line + 1;
  while (end < lastLine && !closing.test(lineText(state, end))) end += 1;
  if (end === lastLine) noteMistake(state.env, line, `the call-out is never closed with :::`);

  const open = state.push('callout_open', 'div', 1);
  open.map = [line, end];
  // Not an aside: within the page's text that would be a separate landmark.
  open.attrSet('role', 'note');
  open.attrSet('data-callout', directive.type);
  if (directive.title) {
    state.push('callout_title_open', 'p', 1).attrSet('data-callout-title', '');
    const title = state.push('inline', '', 0);
    title.content = directive.title;
    title.map = [line, line + 1];
    title.children = [];
    state.push('callout_title_close', 'p', -1);
  }
  const { lineMax } = state;
  state.lineMax = end;
  state.md.block.tokenize(state, line + 1, end);
  state.lineMax = lineMax;
  state.push('callout_close', 'div', -1);
  state.line = Math.min(end + 1, lastLine);
  return true;
}

function lineText(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}
