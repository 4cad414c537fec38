import { type DealerPanelOutput, messageLabel } from '@forecourt/site';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/Anchor.tsx';
import styles from './DealerPanel.module.css';

export interface DealerPanelOutputs {
  onEmail?: () => void;
  onWhatsapp?: () => void;
  onPhone?: () => void;
  onLocation?: () => void;
  onWebsite?: () => void;
}

export interface StockLink {
  text: string;
  href: string;
}

/** Links within the site are not reported. */
export type DealerAction = DealerPanelOutput | 'store' | 'reviews';

interface DealerActionsProps extends DealerPanelOutputs {
  actions: readonly DealerAction[];
  hrefs: Record<DealerAction, string>;
  /** The label of the button that opens the form, if it asks for something in particular. */
  emailText?: string;
  phoneNumber: string | null;
  isLocationExternal: boolean;
  isRouter: boolean;
  stockLinks?: readonly StockLink[];
  call?: ReactNode;
}

const glyphs: Record<DealerAction, IconName> = {
  phone: 'phone',
  email: 'mail',
  whatsapp: 'message-circle',
  store: 'store',
  location: 'map-pin',
  website: 'globe',
  reviews: 'star',
};

const talkNames: readonly DealerAction[] = ['phone', 'email', 'whatsapp'];
const lookNames: readonly DealerAction[] = ['store', 'location', 'website', 'reviews'];

/**
 * What a visitor can do with a dealer: get in touch (buttons, the first of them the page's one accent) or
 * look further (links).
 */
export function DealerActions({ actions, hrefs, isRouter, stockLinks = [], ...props }: DealerActionsProps) {
  const words: Record<DealerAction, string> = {
    phone: props.phoneNumber ?? '',
    email: props.emailText ?? messageLabel('trade'),
    whatsapp: 'WhatsApp',
    store: 'View store',
    location: 'View location',
    website: 'Visit website',
    reviews: 'Read reviews',
  };
  const report: Partial<Record<DealerAction, (() => void) | undefined>> = {
    phone: props.onPhone,
    email: props.onEmail,
    whatsapp: props.onWhatsapp,
    location: props.onLocation,
    website: props.onWebsite,
  };
  const talks = talkNames.filter((name) => actions.includes(name));
  const looks = lookNames.filter((name) => actions.includes(name));
  const isExternal = (name: DealerAction) =>
    name === 'website' || (name === 'location' && props.isLocationExternal);
  return (
    <div className={styles.actions}>
      {talks.length > 0 || props.call ? (
        <div className={styles.talks}>
          {talks.map((name, index) => {
            const look = { isWide: true, variant: index === 0 ? 'primary' : 'secondary' } as const;
            const onClick = () => report[name]?.();
            return (
              <ButtonLink key={name} href={hrefs[name]} onClick={onClick} {...look}>
                <Icon glyph={glyphs[name]} size="sm" />
                {words[name]}
              </ButtonLink>
            );
          })}
          {props.call}
        </div>
      ) : null}
      {looks.length + stockLinks.length > 0 ? (
        <ul className={styles.looks}>
          {stockLinks.map(({ text, href }) => (
            <li key={href}>
              <Anchor className={styles.look} href={href} isRouter={isRouter}>
                <Icon glyph="list" size="sm" />
                {text}
              </Anchor>
            </li>
          ))}
          {looks.map((name) => (
            <li key={name}>
              <Anchor
                className={styles.look}
                href={hrefs[name]}
                isRouter={isRouter}
                target={isExternal(name) ? '_blank' : undefined}
                onClick={() => report[name]?.()}
              >
                <Icon glyph={glyphs[name]} size="sm" />
                {words[name]}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
