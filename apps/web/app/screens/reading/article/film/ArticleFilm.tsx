import { ButtonLink, Icon } from '@forecourt/ui';
import styles from './ArticleFilm.module.css';
import type { FilmView } from './build-film-view.ts';

/** Where an article's film is. It loads and plays only when the visitor asks. */
export function ArticleFilm({ film }: { film: FilmView }) {
  if (film.kind === 'elsewhere')
    return (
      <p id="film">
        <ButtonLink href={film.href} target="_blank" variant="secondary">
          <Icon glyph="play" size="sm" /> Watch video
        </ButtonLink>{' '}
        <span className={styles.site}>on {film.site}</span>
      </p>
    );
  return (
    <div className={styles.film} id="film">
      <details>
        <summary className={styles.watch}>
          <Icon glyph="play" size="sm" /> Watch video
        </summary>
        <video
          className={styles.player}
          controls
          playsInline
          preload="none"
          poster={film.posterUrl}
          width={800}
          height={450}
          aria-label={film.title}
        >
          <source src={film.path} type={film.type} />
          <track kind="captions" src={film.captionsPath} srcLang="en" label="English" default />
        </video>
      </details>
      <details>
        <summary className={styles.words}>What is said in the video</summary>
        {film.transcript.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the captions of a film never change order
          <p key={index}>{words}</p>
        ))}
      </details>
    </div>
  );
}
