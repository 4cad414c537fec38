import { ContentError, type ContentMistake } from '../content-mistake.ts';
import { checkCourse } from './check-course.ts';
import { checkLinks } from './check-links.ts';
import { brandWords, type Words } from './fill-words.ts';
import { attachFilms, type FilmFiles } from './films.ts';
import { contentFolder, findContentFiles, findFilms } from './find-files.ts';
import { createLibrary, type Library } from './library.ts';
import { type ContentFile, readFile } from './read-file.ts';

/** Reads and checks everything once. Throws a `ContentError` that lists every error by file and line. */
export async function loadLibrary({
  folder = contentFolder,
  words = {},
}: {
  folder?: string;
  /** What an installation overrides of the brand. */
  words?: Words;
} = {}): Promise<Library> {
  const [files, films] = await Promise.all([findContentFiles(folder), findFilms(folder)]);
  return buildLibrary(files, { ...brandWords, ...words }, films);
}

export function buildLibrary(
  files: readonly ContentFile[],
  words: Words = brandWords,
  films: FilmFiles = new Map(),
): Library {
  const read = files.map((file) => readFile(file, words));
  const mistakes: ContentMistake[] = [
    ...read.flatMap((each) => each.mistakes),
    ...attachFilms(read, films),
    ...checkCourse(read),
    ...checkLinks(read),
  ];
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return createLibrary(read.flatMap(({ item }) => item ?? []));
}
