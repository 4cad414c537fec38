import { createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon as `Icon` of the display pieces asks for one: with its size, its line and its voice. */
export function createLucideIcon({ name, node }: IconData) {
  return function Glyph(props: SVGProps<SVGSVGElement>) {
    const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...look, className: `lucide lucide-${name}`, ...props }, parts);
  };
}
