import type { ContentPosition } from '@forecourt/site';
import type { ReactNode } from 'react';
import { Picture } from '../picture/Picture.tsx';
import styles from './HeroPanel.module.css';

export interface HeroPanelProps {
  imageUrl: string;
  imageSrcSet?: string;
  contentPosition?: ContentPosition;
  /** On a narrow window the content comes first, without the picture. */
  isPictureWideOnly?: boolean;
  /** Reserves space below the picture for the advertisement, so that nothing shifts when it loads. */
  showDisplayAd?: boolean;
  displayAd?: ReactNode;
  children: ReactNode;
}

/** A picture of one pixel, which needs no request. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

export function HeroPanel(props: HeroPanelProps) {
  return (
    <div className={styles.panel} data-picture={props.isPictureWideOnly ? 'wide' : undefined}>
      <div className={styles.picture}>
        <picture>
          {props.isPictureWideOnly ? <source media="(max-width: 991px)" srcSet={nothing} /> : null}
          <Picture
            src={props.imageUrl}
            srcSet={props.imageSrcSet}
            sizes="(max-width: 991px) 100vw, calc(50vw + 5rem)"
            width={1440}
            height={458}
            isPriority
          />
        </picture>
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
