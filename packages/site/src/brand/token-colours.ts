import { brandFile } from './brand.ts';

/**
 * The tokens of `packages/ui/src/tokens/colour.css` that are needed where CSS variables do not reach: the
 * browser's own bars, icons, pictures and the page that works without assets. A test compares them.
 */
export const tokenColours = {
  page: { light: '#f9fafc', dark: '#0b0f14' },
  surface: { light: '#ffffff', dark: '#13171f' },
  ink: { light: '#111c2c', dark: '#eef0f4' },
  'ink-soft': { light: '#3e4858', dark: '#bbc1ca' },
  primary: brandFile.colours?.primary ?? { light: '#0462d3', dark: '#67a6fb' },
  'on-primary': brandFile.colours?.onPrimary ?? { light: '#ffffff', dark: '#07101c' },
} as const;
