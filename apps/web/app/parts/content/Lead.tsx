import { Anchor, LegendBadge, Picture } from '@forecourt/ui';
import type { LeadView } from './build-lead.ts';
import styles from './Lead.module.css';

interface LeadProps {
  lead: LeadView;
  /** The anchor of its entry in a list. */
  id?: string;
}

/** One article, shown large above the rows of cards. */
export function Lead({ lead: { legend, title, summary, date, picture, href }, id }: LeadProps) {
  return (
    <article className={styles.lead} id={id}>
      <div className={styles.picture}>
        <Picture
          src={picture.imageUrl}
          srcSet={picture.imageSrcSet}
          sizes="(min-width: 768px) 42rem, 100vw"
          width={800}
          height={450}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.legend}>
          <LegendBadge type={legend} />
          <time dateTime={date.day}>{date.words}</time>
        </p>
        <h2 className={styles.title}>
          <Anchor className={styles.link} href={href}>
            {title}
          </Anchor>
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
    </article>
  );
}
