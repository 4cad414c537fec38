import Play from 'lucide-react/icons/play';
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
  /** Where the video is. */
  videoHref: string;
}

/** One lesson of a course, with the film that belongs to it. */
export function ModuleCard(props: ModuleCardProps) {
  return (
    <article className={`${card.surface} ${styles.card}`} data-border={props.borderColor ?? 'primary'}>
      <div className={`${card.media} ${styles.picture}`}>
        <Picture src={props.imageUrl} width={304} height={171} />
        <span className={styles.play}>
          <Icon glyph={Play} />
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.number}>
          {props.moduleIconUrl ? (
            <img src={props.moduleIconUrl} alt="" width={24} height={24} loading="lazy" />
          ) : null}
          {props.moduleNumber}
        </p>
        <h3 className={styles.title}>{props.title}</h3>
        <p className={styles.summary}>{props.summary}</p>
        <p className={styles.watch}>
          <Anchor className={card.cover} href={props.videoHref}>
            Watch video<span className="visually-hidden">: {props.title}</span>
          </Anchor>
        </p>
      </div>
    </article>
  );
}
