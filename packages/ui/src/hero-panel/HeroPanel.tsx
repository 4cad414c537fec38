import type { ContentPosition } from '@forecourt/site';
import type { ReactNode } from 'react';
import { Picture } from '../picture/Picture.tsx';
import styles from './HeroPanel.module.css';

export interface HeroPanelProps {
  imageUrl: string;
  imageSrcSet?: string;
  contentPosition?: ContentPosition;
  /** Low if the page below is what people came for. */
  height?: 'full' | 'low';
  /** In a narrow window, where the following content matters more, only the text is shown. */
  isPictureWideOnly?: boolean;
  /** Reserves space below the picture for the advertisement, so that nothing shifts when it loads. */
  showDisplayAd?: boolean;
  displayAd?: ReactNode;
  children: ReactNode;
}

export function HeroPanel(props: HeroPanelProps) {
  return (
    <div
      className={styles.panel}
      data-height={props.height ?? 'full'}
      data-picture={props.isPictureWideOnly ? 'wide' : undefined}
    >
      <div className={styles.picture}>
        <Picture
          src={props.imageUrl}
          srcSet={props.imageSrcSet}
          sizes="100vw"
          width={1440}
          height={458}
          // A lazy picture that is not shown is not fetched either.
          isPriority={!props.isPictureWideOnly}
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
