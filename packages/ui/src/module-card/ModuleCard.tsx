import card from '../base/card.module.css';
import { Icon } from '../icon/Icon.tsx';
import { Anchor } from '../link/Anchor.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './ModuleCard.module.css';

export interface ModuleCardProps {
  imageUrl: string;
  title: string;
  /** Ready to show: `Module 3`. */
  moduleNumber: string;
  summary: string;
  /** One of the palette's colours. */
  borderColor?: 'primary' | 'green' | 'amber' | 'red' | 'grey';
  moduleIconUrl?: string;
  /** The address of the film; a lesson without one links to its text. */
  videoHref?: string | undefined;
  /** If there is a film, the title links here. */
  textHref?: string;
}

/** One lesson of a course, with its film or, if there is none, its text. */
export function ModuleCard(props: ModuleCardProps) {
  const href = props.videoHref ?? props.textHref;
  return (
    <article className={`${card.surface} ${styles.card}`} data-border={props.borderColor ?? 'primary'}>
      <div className={`${card.media} ${styles.picture}`}>
        <Picture src={props.imageUrl} width={304} height={171} />
        {props.videoHref ? (
          <span className={styles.play}>
            <Icon glyph="play" />
          </span>
        ) : null}
      </div>
      <div className={styles.words}>
        <p className={styles.number}>
          {props.moduleIconUrl ? (
            <img src={props.moduleIconUrl} alt="" width={24} height={24} loading="lazy" />
          ) : null}
          {props.moduleNumber}
        </p>
        <h3 className={styles.title}>
          {props.videoHref && props.textHref ? (
            <Anchor className={`${card.above} ${styles.text}`} href={props.textHref}>
              {props.title}
            </Anchor>
          ) : (
            props.title
          )}
        </h3>
        <p className={styles.summary}>{props.summary}</p>
        {href ? (
          <p className={styles.watch}>
            <Anchor
              className={card.cover}
              href={href}
              target={href.startsWith('https:') ? '_blank' : undefined}
            >
              {props.videoHref ? 'Watch video' : 'Read the module'}
              <span className="visually-hidden">: {props.title}</span>
            </Anchor>
          </p>
        ) : null}
      </div>
    </article>
  );
}
