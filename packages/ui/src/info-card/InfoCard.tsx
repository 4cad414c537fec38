import type { IllustrationName, InfoCardType } from '@forecourt/site';
import type { ReactNode } from 'react';
import card from '../base/card.module.css';
import { Icon } from '../icon/Icon.tsx';
import { Illustration } from '../illustration/Illustration.tsx';
import { Anchor } from '../link/Anchor.tsx';
import styles from './InfoCard.module.css';

export interface InfoCardProps {
  /** `row-mobile` is a row on phones and a column elsewhere. */
  type?: InfoCardType;
  title: string;
  children?: ReactNode;
  textAlign?: 'start' | 'center' | 'end';
  href?: string;
  linkTarget?: string;
  illustrationName?: IllustrationName;
  hasBoxShadow?: boolean;
  noPadding?: boolean;
}

export function InfoCard(props: InfoCardProps) {
  const { type = 'column', title, href, textAlign = 'start', illustrationName } = props;
  return (
    <article
      className={`${card.surface} ${styles.card}`}
      data-type={type}
      data-align={textAlign}
      data-shadow={props.hasBoxShadow || undefined}
      data-bare={props.noPadding || undefined}
    >
      {illustrationName ? (
        <div className={styles.illustration}>
          <Illustration name={illustrationName} />
        </div>
      ) : null}
      <div className={styles.words}>
        <h3 className={styles.title}>
          {href ? (
            <Anchor className={`${card.cover} ${styles.link}`} href={href} target={props.linkTarget}>
              {title}
              <Icon glyph="arrow-right" size="sm" />
            </Anchor>
          ) : (
            title
          )}
        </h3>
        {props.children ? <div className={styles.text}>{props.children}</div> : null}
      </div>
    </article>
  );
}
