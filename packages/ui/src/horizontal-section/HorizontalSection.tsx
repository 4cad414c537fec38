import type { ContentPosition } from '@forecourt/site';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import type { LinkTarget } from '../link/Anchor.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './HorizontalSection.module.css';

export interface SectionButton extends Pick<LinkTarget, 'href' | 'target' | 'isRouter'> {
  label: string;
}

export interface HorizontalSectionProps {
  imageUrl: string;
  contentPosition?: ContentPosition;
  title: string;
  summary: string;
  hasBackground?: boolean;
  hasShadow?: boolean;
  buttons?: readonly [] | readonly [SectionButton] | readonly [SectionButton, SectionButton];
}

/** A picture beside text, across the content column. */
export function HorizontalSection(props: HorizontalSectionProps) {
  const { title, summary, buttons = [] } = props;
  return (
    <section
      className={styles.section}
      data-position={props.contentPosition ?? 'middle'}
      data-background={props.hasBackground || undefined}
      data-shadow={props.hasShadow || undefined}
    >
      <div className={styles.picture}>
        <Picture src={props.imageUrl} width={552} height={414} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.summary}>{summary}</p>
        {buttons.length > 0 ? (
          <div className={styles.buttons}>
            {buttons.map(({ label, ...link }, index) => (
              <ButtonLink key={label} {...link} variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}
