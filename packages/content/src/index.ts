export {
  type ArticleKind,
  articleBases,
  articleKinds,
  articlePath,
  kindOfPath,
} from './article-kind.ts';
export { ContentError, type ContentMistake, formatMistake } from './content-mistake.ts';
export type { DrawnPicture } from './front-matter/front-matter-schema.ts';
export type { Found } from './library/content-index.ts';
export {
  type Article,
  type ContentItem,
  type ContentPage,
  changedOn,
  isArticle,
} from './library/content-item.ts';
export type { Film } from './library/film.ts';
export { contentFolder } from './library/find-files.ts';
export type { Library } from './library/library.ts';
export { buildLibrary, loadLibrary } from './library/load-library.ts';
export type { ArticleFilter, ReadableLibrary, Subjects } from './library/readable-library.ts';
export type { Block, CalculatorName, ContentsEntry, LivePiece, PromoCard } from './markdown/block.ts';
