import { type IconSize, iconSizes } from '@forecourt/site';
import { memo } from 'react';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

export interface IconProps {
  glyph: IconName;
  size?: IconSize;
  /** The accessible name. Without it the icon is decoration beside text. */
  label?: string;
}

/**
 * A drawing by reference: a page shows two hundred icons, and the browser loads all drawings once, in one small file. Memoised: an
 * icon is the same whatever changes around it.
 */
export const Icon = memo(function Icon({ glyph, size = 'md', label }: IconProps) {
  const side = iconSizes[size];
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers, or named by its label
    <svg className="icon" width={side} height={side} {...voice}>
      <use href={`${sprite}#${glyph}`} />
    </svg>
  );
});
