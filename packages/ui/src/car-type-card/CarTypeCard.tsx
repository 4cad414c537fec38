import type { IllustrationName } from '@forecourt/site';
import card from '../base/card.module.css';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import { Illustration } from '../illustration/Illustration.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './CarTypeCard.module.css';

export interface CarTypeCardProps {
  /** A small illustration. */
  imageName?: IllustrationName;
  /** A picture as wide as the card, in its place. */
  imageUrl?: string;
  imageSrcSet?: string;
  title: string;
  summary: string;
  buttonLabel: string;
  buttonLink: string;
}

export function CarTypeCard(props: CarTypeCardProps) {
  const { imageName, imageUrl, title, summary, buttonLabel, buttonLink } = props;
  return (
    <article className={`${card.surface} ${styles.card}`}>
      {imageUrl ? (
        <div className={styles.scene}>
          <Picture
            src={imageUrl}
            srcSet={props.imageSrcSet}
            sizes="(max-width: 767px) 80vw, 304px"
            width={304}
            height={171}
          />
        </div>
      ) : imageName ? (
        <div className={styles.picture}>
          <Illustration name={imageName} />
        </div>
      ) : null}
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
