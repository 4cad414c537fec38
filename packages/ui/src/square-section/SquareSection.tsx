import card from '../base/card.module.css';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import { Anchor } from '../link/Anchor.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './SquareSection.module.css';

export interface SquareSectionProps {
  imageUrl: string;
  title: string;
  summary: string;
  /** Without a button the whole section is the link. */
  buttonLabel?: string;
  buttonTarget?: string;
  sectionLink: string;
  linkTarget?: string;
}

/** A square promotion: a picture under text. */
export function SquareSection(props: SquareSectionProps) {
  const { title, buttonLabel, sectionLink } = props;
  return (
    <section className={`${card.surface} ${styles.section}`}>
      <div className={`${card.media} ${styles.picture}`}>
        <Picture src={props.imageUrl} width={552} height={552} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {buttonLabel ? (
            title
          ) : (
            <Anchor className={card.cover} href={sectionLink} target={props.linkTarget}>
              {title}
            </Anchor>
          )}
        </h2>
        <p className={styles.summary}>{props.summary}</p>
        {buttonLabel ? (
          <div className={styles.button}>
            <ButtonLink href={sectionLink} target={props.buttonTarget ?? props.linkTarget}>
              {buttonLabel}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </section>
  );
}
