import type { HeaderAction, NavigationItem } from '@forecourt/site';
import { Anchor, ButtonLink, Icon } from '@forecourt/ui';
import { AccountLabel } from './AccountLabel.tsx';
import { linksOfItem } from './links-of-item.ts';
import styles from './MenuPanel.module.css';
import { closesMenuPanel, menuPanelId } from './menu-panel.ts';

interface MenuPanelProps {
  groups: readonly NavigationItem[];
  actions: readonly HeaderAction[];
}

/**
 * The menu of small screens. As a dialog it traps the focus and stops the page behind it from scrolling;
 * Escape closes it.
 */
export function MenuPanel({ groups, actions }: MenuPanelProps) {
  const sellMyCar = actions.find(({ kind }) => kind === 'sell-my-car');
  return (
    <dialog id={menuPanelId} className={styles.panel} aria-label="Menu" closedby="any">
      <div className={styles.content}>
        <div className={styles.head}>
          <p className={styles.title}>Menu</p>
          <button type="button" className={styles.close} aria-label="Close" {...closesMenuPanel}>
            <Icon glyph="x" />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className={styles.groups}>
            {groups.map((item, index) => (
              <li key={item.text}>
                <Group item={item} isOpen={index === 0} />
              </li>
            ))}
            {actions.map(({ kind, text, link, isRouter }) =>
              link === null || kind === 'sell-my-car' ? null : (
                <li key={kind}>
                  <Anchor className={styles.stop} href={link} isRouter={isRouter}>
                    {kind === 'sign-in' || kind === 'account' ? <AccountLabel /> : text}
                  </Anchor>
                </li>
              ),
            )}
          </ul>
        </nav>
        {sellMyCar?.link ? (
          <div className={styles.foot}>
            <ButtonLink href={sellMyCar.link} isRouter={sellMyCar.isRouter} isWide>
              {sellMyCar.text}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

function Group({ item, isOpen }: { item: NavigationItem; isOpen: boolean }) {
  if (item.children.length === 0) {
    return (
      <Anchor className={styles.stop} href={item.mainLink ?? '/'}>
        {item.text}
      </Anchor>
    );
  }
  return (
    <details name="panel-menu" open={isOpen}>
      <summary className={`${styles.stop} chevron`}>{item.text}</summary>
      <ul className={styles.links}>
        {linksOfItem(item).map(({ text, link, isRouter }) => (
          <li key={link}>
            <Anchor className={styles.link} href={link} isRouter={isRouter}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
