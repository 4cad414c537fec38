import { createElement, type SVGProps } from 'react';

type Part = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A drawing as `Icon` expects one: with its size, stroke and accessible name. */
export function drawIcon(parts: readonly Part[]) {
  return function Glyph(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      { ...look, ...props },
      ...parts.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
