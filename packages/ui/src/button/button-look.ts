import { type ButtonSize, type ButtonType, isSmallLabel } from '@forecourt/site';
import { Children, type ReactNode } from 'react';

export interface ButtonLook {
  variant?: ButtonType | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  isWide?: boolean | undefined;
}

/** Shared by a button and a link that looks like one. */
export function buttonLookAttributes(
  { variant = 'primary', size = 'lg', isWide = false }: ButtonLook,
  label: ReactNode,
) {
  return {
    'data-variant': variant,
    'data-size': size,
    'data-wide': isWide || undefined,
    'data-long': isSmallLabel(wordsOf(label)) || undefined,
  };
}

/** Icons beside the text do not count. */
function wordsOf(label: ReactNode): string {
  return Children.toArray(label)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
}
