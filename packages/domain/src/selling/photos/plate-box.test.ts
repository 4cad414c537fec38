import { expect, it } from 'vitest';
import { parsePlateBox } from './plate-box.ts';

const parse = (left: string, top: string, width: string, height: string) =>
  parsePlateBox((name) => ({ left, top, width, height })[name] ?? '');

it.each([
  ['as drawn', ['36', '62', '28', '9'], { left: 36, top: 62, width: 28, height: 9 }],
  ['in tenths', ['36.04', '62.55', '28', '9'], { left: 36, top: 62.6, width: 28, height: 9 }],
  ['over the edge', ['90', '95', '50', '50'], { left: 90, top: 95, width: 10, height: 5 }],
  ['outside', ['-20', '400', '0', '-3'], { left: 0, top: 98, width: 2, height: 2 }],
] as const)('a part %s', (_, [left, top, width, height], box) => {
  expect(parse(left, top, width, height)).toEqual(box);
});

it.each([
  ['', '1', '1', '1'],
  ['x', '1', '1', '1'],
  ['1', 'Infinity', '1', '1'],
])('%o is none', (...numbers) => {
  expect(parse(...(numbers as [string, string, string, string]))).toBeNull();
});
