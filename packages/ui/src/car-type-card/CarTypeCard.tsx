import type { IllustrationName } from '@forecourt/site';
import card from '../base/card.module.css';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import { Illustration } from '../illustration/Illustration.tsx';
import styles from './CarTypeCard.module.css';

export interface CarTypeCardProps {
  imageName: IllustrationName;
  title: string;
  summary: string;
  buttonLabel: string;
  buttonLink: string;
}

export function CarTypeCard({ imageName, title, summary, buttonLabel, buttonLink }: CarTypeCardProps) {
  return (
    <article className={`${card.surface} ${styles.card}`}>
      <div className={styles.picture}>
        <Illustration name={imageName} />
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.button}>
        <ButtonLink href={buttonLink} size="sm" variant="secondary">
          {buttonLabel}
        </ButtonLink>
      </div>
    </article>
  );
}
