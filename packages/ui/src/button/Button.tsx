import type { MouseEventHandler, ReactNode } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonLookAttributes } from './button-look.ts';

export interface ButtonProps extends ButtonLook {
  children: ReactNode;
  type?: 'button' | 'submit' | 'reset';
  isDisabled?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  name?: string;
  value?: string;
  /** The id of its form, for a button outside it. */
  form?: string;
  formAction?: string;
  'aria-label'?: string;
}

export function Button({
  variant,
  size,
  isWide,
  isDisabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={styles.button}
      disabled={isDisabled}
      {...buttonLookAttributes({ variant, size, isWide }, children)}
      {...rest}
    >
      {children}
    </button>
  );
}
