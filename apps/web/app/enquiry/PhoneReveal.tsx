import { CallLink, type CallLinkProps } from '@forecourt/ui';
import styles from './NumberForm.module.css';
import { useNumber } from './use-number.ts';

interface PhoneRevealProps extends Omit<CallLinkProps, 'number'> {
  /** Of `formatNumberPath`. */
  action: string;
}

/** The seller's number, on request only: numbers that stand on pages are collected by robots. */
export function PhoneReveal({ action, ...look }: PhoneRevealProps) {
  const { form, answer } = useNumber(action);
  return (
    <form className={styles.form} {...form}>
      <CallLink variant="secondary" {...look} number={answer && 'number' in answer ? answer.number : null} />
      {answer && 'message' in answer ? (
        <p className={styles.message} role="alert">
          {answer.message}
        </p>
      ) : null}
    </form>
  );
}
