import type { BrandFile } from '@forecourt/site';

/** The tokens of the main colour; its stronger and its paler form follow from it. */
export function formatBrandColours({ primary, onPrimary }: NonNullable<BrandFile['colours']>): string {
  const tokens = {
    '--primary': [primary.light, primary.dark],
    '--on-primary': [onPrimary.light, onPrimary.dark],
    '--primary-strong': [mix(primary.light, 82, 'black'), mix(primary.dark, 72, 'white')],
    '--primary-tint': [mix(primary.light, 8, 'white'), mix(primary.dark, 24, 'black')],
  };
  const lines = Object.entries(tokens).map(([name, [light, dark]]) => `${name}:light-dark(${light},${dark})`);
  return `:root{${lines.join(';')}}`;
}

function mix(colour: string, percent: number, other: string): string {
  return `color-mix(in oklab,${colour} ${percent}%,${other})`;
}
