import type { ContentMistake } from '../content-mistake.ts';
import { isArticle } from './content-item.ts';
import { filmName } from './film.ts';
import type { ReadFile } from './read-file.ts';

/** The films beside the articles and, by the same path with `.vtt`, the texts of their captions. */
export type FilmFiles = ReadonlyMap<string, string>;

/** Gives each article with a film of its own that film. A film without captions is a mistake: some visitors cannot hear it. */
export function attachFilms(read: readonly ReadFile[], films: FilmFiles): ContentMistake[] {
  return read.flatMap(({ item, lineOf }) => {
    if (!item || !isArticle(item) || item.video === undefined || !filmName.test(item.video)) return [];
    const { file, video } = item;
    const mistake = (message: string) => [{ file, line: lineOf(['video']), message: `video: ${message}` }];
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const captionsFile = video.replace(/\.\w+$/, '.vtt');
    const captions = films.get(folder + captionsFile);
    if (!films.has(folder + video)) return mistake(`there is no ${video} beside the article`);
    if (captions === undefined) return mistake(`its captions are missing: ${captionsFile}`);
    item.film = {
      path: `/films/${item.kind}/${video}`,
      type: video.endsWith('.webm') ? 'video/webm' : 'video/mp4',
      captionsPath: `/films/${item.kind}/${captionsFile}`,
      transcript: readCaptions(captions),
    };
    return [];
  });
}

/** The words of a WebVTT file, without its times and marks. */
function readCaptions(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((cue) => {
      const lines = cue.split('\n');
      const time = lines.findIndex((line) => line.includes('-->'));
      const words = lines.slice(time + 1).join(' ');
      return time < 0 ? [] : [words.replace(/<[^>]*>/g, '').trim()];
    })
    .filter(Boolean);
}
