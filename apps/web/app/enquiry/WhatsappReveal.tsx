import { Button, ButtonLink, type ButtonLinkProps, Icon } from '@forecourt/ui';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect } from 'react';
import styles from './NumberForm.module.css';
import { useNumber } from './use-number.ts';

interface WhatsappRevealProps extends Pick<ButtonLinkProps, 'isWide'> {
  /** Of `formatNumberPath`. */
  action: string;
  onAsk?: () => void;
}

/** Opens WhatsApp with the seller's number, which no page holds. */
export function WhatsappReveal({ action, onAsk, ...look }: WhatsappRevealProps) {
  const { form, answer } = useNumber(action);
  const href = answer && 'href' in answer ? answer.href : null;
  useEffect(() => {
    if (href !== null) window.location.assign(href);
  }, [href]);
  const icon = <Icon glyph={MessageCircle} size="sm" />;
  return (
    <form className={styles.form} {...form}>
      {href === null ? (
        <Button type="submit" variant="secondary" onClick={() => onAsk?.()} {...look}>
          {icon}
          WhatsApp
        </Button>
      ) : (
        <ButtonLink href={href} variant="secondary" {...look}>
          {icon}
          Open WhatsApp
        </ButtonLink>
      )}
      {answer && 'message' in answer ? (
        <p className={styles.message} role="alert">
          {answer.message}
        </p>
      ) : null}
    </form>
  );
}
