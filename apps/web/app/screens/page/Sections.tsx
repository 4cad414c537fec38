import { Picture } from '@forecourt/ui';
import { Blocks } from '../../content/Blocks.tsx';
import type { SectionView } from './build-section-view.ts';
import styles from './Sections.module.css';

/** Articles shown whole, one below the other, each at its anchor. */
export function Sections({ sections }: { sections: readonly SectionView[] }) {
  return sections.map((section) => (
    <section
      className={styles.section}
      key={section.id}
      id={section.id}
      aria-labelledby={`${section.id}-title`}
    >
      {section.picture ? (
        <div className={styles.picture}>
          <Picture
            src={section.picture.imageUrl}
            srcSet={section.picture.imageSrcSet}
            sizes="(min-width: 768px) 44rem, 100vw"
            width={800}
            height={450}
          />
        </div>
      ) : null}
      {section.label ? <p className={styles.label}>{section.label}</p> : null}
      <h2 className={styles.title} id={`${section.id}-title`}>
        {section.title}
      </h2>
      <p className={styles.summary}>{section.summary}</p>
      <Blocks blocks={section.blocks} />
    </section>
  ));
}
