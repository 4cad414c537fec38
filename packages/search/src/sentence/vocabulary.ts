/** The makes and models on sale in one channel, as the index knows them. */
export interface SentenceVocabulary {
  makes: readonly SentenceMake[];
  /** The trims of more than a few adverts. */
  versions?: readonly string[];
}

export interface SentenceMake extends SentenceName {
  models: readonly SentenceName[];
}

export interface SentenceName {
  name: string;
  slug: string;
}
