import type { ReactNode, Ref } from 'react';
import styles from '../button/Button.module.css';
import { type ButtonLook, buttonLookAttributes } from '../button/button-look.ts';
import { Anchor, type LinkTarget } from '../link/Anchor.tsx';

export interface ButtonLinkProps extends LinkTarget, ButtonLook {
  children: ReactNode;
  isDisabled?: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

export function ButtonLink({
  variant,
  size,
  isWide,
  isDisabled = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = buttonLookAttributes({ variant, size, isWide }, children);
  if (isDisabled) {
    // Without an address there is nothing to follow; the role keeps it announced as a disabled link.
    return (
      <a className={styles.button} role="link" aria-disabled="true" {...look}>
        {children}
      </a>
    );
  }
  return (
    <Anchor className={styles.button} {...look} {...rest}>
      {children}
    </Anchor>
  );
}
