import type { ContentPosition } from '@forecourt/site';
import type { ReactNode } from 'react';
import { Picture } from '../picture/Picture.tsx';
import styles from './HeroPanel.module.css';

export interface HeroPanelProps {
  imageUrl: string;
  imageSrcSet?: string;
  contentPosition?: ContentPosition;
  /** Reserves space below the picture for the advertisement, so that nothing shifts when it loads. */
  showDisplayAd?: boolean;
  displayAd?: ReactNode;
  children: ReactNode;
}

export function HeroPanel(props: HeroPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.picture}>
        <Picture
          src={props.imageUrl}
          srcSet={props.imageSrcSet}
          sizes="100vw"
          width={1440}
          height={458}
          isPriority
        />
      </div>
      <div className={styles.content} data-position={props.contentPosition ?? 'middle'}>
        {props.children}
      </div>
      {props.showDisplayAd ? (
        <aside className={styles.ad} aria-label="Advertisement">
          {props.displayAd}
        </aside>
      ) : null}
    </div>
  );
}
