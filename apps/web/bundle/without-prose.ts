/** As the parser gives it. */
interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: readonly Node[];
}

const tellers = new Set(['invariant', 'warning', 'warnOnce']);

/** Empties what a library would tell its developer of a mistake in using it: development says it in full. */
export function withoutProse(code: string, parse: (code: string) => unknown): string {
  const prose = findNodes(parse(code)).flatMap(({ type, callee, arguments: [, said] = [] }) =>
    type === 'CallExpression' && tellers.has(callee?.name ?? '') && said && /Literal$/.test(said.type)
      ? [said]
      : [],
  );
  // From the end, so that the places before stay what they are.
  return prose
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, code);
}

function findNodes(part: unknown): Node[] {
  if (part === null || typeof part !== 'object') return [];
  const below = Object.values(part).flatMap(findNodes);
  return isNode(part) ? [part, ...below] : below;
}

function isNode(part: object): part is Node {
  return 'type' in part && 'start' in part && 'end' in part;
}
