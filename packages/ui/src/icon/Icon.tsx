import { type IconSize, iconSizes } from '@forecourt/site';
import { type ComponentType, memo, type SVGProps } from 'react';

export type IconGlyph = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  /** One drawing, imported on its own, so that a page ships only the icons it shows. */
  glyph: IconGlyph;
  size?: IconSize;
  /** The accessible name. Without it the icon is decoration beside text. */
  label?: string;
}

/** Memoised: an icon is the same whatever changes around it. */
export const Icon = memo(function Icon({ glyph: Glyph, size = 'md', label }: IconProps) {
  const side = iconSizes[size];
  // The line keeps about the same weight at every size, like a pen.
  const strokeWidth = size === 'sm' ? 2 : size === 'md' ? 1.75 : 1.5;
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return <Glyph width={side} height={side} strokeWidth={strokeWidth} focusable="false" {...voice} />;
});
