export { forwardTo } from './engine/forward-to.ts';
export type { MarketImage, ReadMarket } from './engine/loading.ts';
export { mapAdverts } from './engine/map-adverts.ts';
export * from './engine/memory-engine.ts';
export * from './engine/search-engine.ts';
export { buildFacets, type Facets, type FacetValue } from './facets/facet-options.ts';
export type { IndexedAdvert, ValuesOf } from './index/revise.ts';
export * from './query/bucket-edges.ts';
export * from './query/search-result.ts';
export {
  type UnderstoodPart,
  type UnderstoodSentence,
  understandSentence,
} from './sentence/understand-sentence.ts';
export type { SentenceMake, SentenceName, SentenceVocabulary } from './sentence/vocabulary.ts';
export * from './watched/watched-searches.ts';
export { guessTown } from './words/guess-town.ts';
export { nearBeginnings, nearSpellings } from './words/near-spellings.ts';
export { withWordsAsRead } from './words/query-words.ts';
export { tokensOf } from './words/tokens.ts';
