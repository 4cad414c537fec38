import type { PictureView } from '@forecourt/services';
import { type BreadcrumbItem, buildBreadcrumbs } from '@forecourt/site';
import { Breadcrumbs, Picture } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './ScreenHeader.module.css';

interface ScreenHeaderProps {
  /** Home and the title if nothing is between them. */
  trail?: readonly BreadcrumbItem[];
  title: string;
  lead?: string | undefined;
  /** Announced when it changes, on a screen whose count follows a filter. */
  isLeadStatus?: boolean;
  /** Beside the words where there is room, below them otherwise; so is what else stands aside, such as a logo. */
  picture?: PictureView | null;
  aside?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
}

/**
 * The top of a screen: trail, title and lead, everywhere in the same size and at the same distance from the site's
 * header. The screen around it starts with a padding of `--space-4`.
 */
export function ScreenHeader(props: ScreenHeaderProps) {
  const { title, lead, picture } = props;
  return (
    <div className={styles.header}>
      <Breadcrumbs items={props.trail ?? buildBreadcrumbs([homeStep, { text: title, url: '' }])} />
      <header className={styles.top}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead ? (
            <p className={styles.lead} role={props.isLeadStatus ? 'status' : undefined}>
              {lead}
            </p>
          ) : null}
          {props.children}
        </div>
        {picture ? (
          <div className={styles.picture}>
            <Picture
              src={picture.imageUrl}
              srcSet={picture.imageSrcSet}
              sizes="(min-width: 768px) 28rem, 100vw"
              width={1200}
              height={675}
              isPriority
            />
          </div>
        ) : null}
        {props.aside}
      </header>
    </div>
  );
}

const homeStep = { text: 'Home', url: '/' };
