import type { HeaderAction } from '@forecourt/site';
import { Anchor, ButtonLink, Icon, type IconName } from '@forecourt/ui';
import { AccountLabel } from './AccountLabel.tsx';
import styles from './HeaderActions.module.css';
import { opensMenuPanel } from './menu-panel.ts';

const glyphs: Readonly<Record<Exclude<HeaderAction['kind'], 'sell-my-car'>, IconName>> = {
  sell: 'tag',
  saved: 'heart',
  account: 'circle-user-round',
  'sign-in': 'circle-user-round',
  menu: 'menu',
};

export function HeaderActions({ actions }: { actions: readonly HeaderAction[] }) {
  return (
    <ul className={styles.actions}>
      {actions.map((action) => (
        <li key={action.kind} data-action={action.kind}>
          <Action action={action} />
        </li>
      ))}
    </ul>
  );
}

function Action({ action: { kind, text, link, isRouter } }: { action: HeaderAction }) {
  if (kind === 'sell-my-car') {
    return (
      <ButtonLink href={link ?? '/'} isRouter={isRouter} size="sm">
        {text}
      </ButtonLink>
    );
  }
  const icon = <Icon glyph={glyphs[kind]} />;
  if (link === null) {
    return (
      <button type="button" className={styles.action} aria-haspopup="dialog" {...opensMenuPanel}>
        {icon}
        {text}
      </button>
    );
  }
  return (
    <Anchor className={styles.action} href={link} isRouter={isRouter}>
      {icon}
      {kind === 'sign-in' || kind === 'account' ? <AccountLabel /> : text}
      {kind === 'account' || kind === 'sign-in' ? <span className={styles.badge} data-unread /> : null}
      {kind === 'saved' ? <span className={styles.badge} data-badge /> : null}
    </Anchor>
  );
}
